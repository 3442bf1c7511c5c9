import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { readGameAt, readRecords } from '#engine/game/read-records'
import { scanCollection } from '#engine/game/scan-collection'
import { readText, textOfBytes } from '#main/files/read-text'
import { Random } from '../../support/random.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { type ZipFile, zipOf } from '../../support/zip.ts'

const GIB = '[초대국자 "김뷁"]\n[초차림 "상마상마"]\n[한차림 "마상상마"]\n\n1. 71졸72 2. 49병48\n'
const PGN = '[Event "x"]\n\n1. Pab4 Foo\n'
const cp949 = (text: string): Buffer => iconv.encode(text, 'cp949')

const open = (files: readonly ZipFile[]) => textOfBytes(zipOf(files, '설명'), 'auto')
const skippedIn = (files: readonly ZipFile[]) =>
  open(files).collection?.skipped.map(({ name, reason }) => `${name}: ${reason}`)

describe('an archive', () => {
  const files = [
    { name: cp949('제4회/결승.gib'), bytes: cp949(GIB) },
    { name: '제4회/', bytes: '' },
    { name: 'utf8/가.pgn', bytes: PGN, claims: { flags: 1 << 11 } },
    { name: '__MACOSX/._가.pgn', bytes: 'x' },
    { name: '사진.jpg', bytes: '\u0000\u0001\u0002' },
  ]

  test('gives its records as one text with parts, whatever encodes names and texts', () => {
    const { text, collection, bytes } = open(files)
    expect(text).toBe(GIB + PGN)
    expect(bytes).toBe(cp949(GIB).length + PGN.length)
    expect(collection).toEqual({
      members: [
        { name: '제4회/결승.gib', length: GIB.length, encoding: 'cp949', unreadable: 0 },
        { name: 'utf8/가.pgn', length: PGN.length, encoding: 'utf-8', unreadable: 0 },
      ],
      skipped: [{ name: '사진.jpg', reason: 'no-record' }],
      skippedCount: 1,
    })
  })

  test('its records are read in the encoding that is asked for', () => {
    const { collection } = textOfBytes(zipOf(files), 'utf-8')
    expect(
      collection?.members.map(({ encoding, unreadable }) => [encoding, unreadable > 0]),
    ).toEqual([
      ['utf-8', true],
      ['utf-8', false],
    ])
  })

  test('games are read as from files of their own, with the lines of those', () => {
    const { text, collection } = open(files)
    const { games } = scanCollection(text, collection!.members)
    expect(games.map(({ source, index }) => `${index} ${source}`)).toEqual([
      '0 제4회/결승.gib',
      '1 utf8/가.pgn',
    ])
    for (const [i, alone] of [GIB, PGN].entries()) {
      const read = readGameAt(text, games[i]!)
      const [expected] = readRecords(alone).games
      expect(read.game).toEqual(expected!.game)
      const shift = i * GIB.length
      expect(read.diagnostics).toEqual(
        expected!.diagnostics.map((one) => ({
          ...one,
          game: i,
          from: one.from + shift,
          to: one.to + shift,
        })),
      )
    }
  })

  test.each([
    { name: 'a password', claims: { flags: 1 }, reason: 'encrypted' },
    { name: 'a method of its own', claims: { method: 14 }, reason: 'unknown-method' },
    { name: 'a wrong checksum', claims: { crc: 7 }, reason: 'damaged' },
    { name: 'more bytes than it says', claims: { bytes: 10 }, reason: 'damaged' },
    { name: 'fewer bytes than it says', claims: { bytes: GIB.length * 4 }, reason: 'damaged' },
    { name: 'four gigabytes, it says', claims: { bytes: 0xffff_ffff }, reason: 'too-large' },
    { name: 'sixty megabytes, it says', claims: { bytes: 60_000_000 }, reason: 'suspicious' },
  ])('a file with $name is skipped, and no other', ({ claims, reason }) => {
    const bad = { name: 'a.gib', bytes: GIB, claims }
    expect(skippedIn([bad, { name: 'b.gib', bytes: GIB }])).toEqual([`a.gib: ${reason}`])
    expect(open([bad, { name: 'b.gib', bytes: GIB }]).text).toBe(GIB)
  })

  test('a bomb is not unpacked', () => {
    const bomb = Buffer.alloc(50_000_000, 32)
    expect(skippedIn([{ name: 'bomb.gib', bytes: bomb }])).toEqual(['bomb.gib: suspicious'])
  })

  test('all files together have a limit', () => {
    const noise = Buffer.alloc(13_000_000)
    const random = new Random(5)
    for (let i = 0; i < noise.length; i++) noise[i] = 97 + random.below(26)
    const large = Buffer.concat([Buffer.from(`${GIB}{`), noise, Buffer.from('}\n')])
    const names = skippedIn(
      Array.from({ length: 6 }, (_, i) => ({ name: `${i}.gib`, bytes: large })),
    )
    expect(names).toEqual(['5.gib: too-large'])
  })

  test('one inside another is skipped', () => {
    expect(skippedIn([{ name: 'in.zip', bytes: zipOf([{ name: 'a.gib', bytes: GIB }]) }])).toEqual([
      'in.zip: no-record',
    ])
  })

  test('whose bytes are damaged anywhere is read as far as it goes, and never throws', () => {
    const whole = zipOf(files)
    const random = new Random(3)
    for (let i = 0; i < 500; i++) {
      const bytes = Buffer.from(
        whole.subarray(0, i % 2 === 0 ? whole.length : random.below(whole.length)),
      )
      for (let n = 0; n < 4 && bytes.length > 3; n++) {
        bytes[3 + random.below(bytes.length - 3)] = random.below(256)
      }
      const { text, collection } = textOfBytes(bytes, 'auto')
      const length = collection?.members.reduce((sum, member) => sum + member.length, 0)
      if (collection) expect(length).toBe(text.length)
    }
  })
})

describe('a folder', () => {
  test('is read with everything below it, links and hidden files left out', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, '나', '.git'), { recursive: true })
    writeFileSync(join(folder, '나', '2.gib'), cp949(GIB))
    writeFileSync(join(folder, '나', '.git', 'x.gib'), GIB)
    writeFileSync(join(folder, '10.pgn'), PGN)
    writeFileSync(join(folder, '9.zip'), zipOf([{ name: 'z.gib', bytes: GIB }]))
    symlinkSync(folder, join(folder, '나', 'again'))
    const read = await readText({ path: folder, real: folder }, 'auto')
    expect(read).toMatchObject({ ok: true })
    if (!read.ok) return
    expect(read.value.collection?.members.map(({ name }) => name)).toEqual([
      '9.zip/z.gib',
      '10.pgn',
      '나/2.gib',
    ])
    expect(read.value.text).toBe(GIB + PGN + GIB)
  })

  test('without a record has no games, and says so', async () => {
    const folder = temporaryFolder()
    const read = await readText({ path: folder, real: folder }, 'auto')
    if (!read.ok) throw new Error(read.error.code)
    const { text, collection } = read.value
    expect(scanCollection(text, collection!.members)).toMatchObject({
      games: [],
      diagnostics: [{ code: 'not-readable' }],
    })
  })
})
