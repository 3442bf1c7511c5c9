import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeText } from '#main/files/decode-text'
import { SHARED, sharedPath } from '../../support/shared.ts'

const cp949 = (text: string): Buffer => iconv.encode(text, 'cp949')
const bytes = (...parts: readonly (string | Buffer | readonly number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

const GAME = '[대회명 "친선"]\r\n1. 79졸78 2. 32상55 장군\r\n'

describe('without a choice', () => {
  test.each([
    { name: 'UTF-8', input: bytes(GAME), encoding: 'utf-8' },
    { name: 'UTF-8 with a mark', input: bytes([0xef, 0xbb, 0xbf], GAME), encoding: 'utf-8' },
    { name: 'CP949', input: cp949(GAME), encoding: 'cp949' },
    {
      name: 'UTF-16 LE',
      input: iconv.encode(GAME, 'utf-16le', { addBOM: true }),
      encoding: 'utf-16le',
    },
    {
      name: 'UTF-16 BE',
      input: iconv.encode(GAME, 'utf-16be', { addBOM: true }),
      encoding: 'utf-16be',
    },
  ])('$name is recognised', ({ input, encoding }) => {
    expect(decodeText(input, 'auto')).toEqual({ text: GAME, encoding, unreadable: 0 })
  })

  test('plain ASCII and nothing at all are UTF-8', () => {
    expect(decodeText(bytes('1. e4'), 'auto')).toEqual({
      text: '1. e4',
      encoding: 'utf-8',
      unreadable: 0,
    })
    expect(decodeText(bytes(), 'auto')).toEqual({ text: '', encoding: 'utf-8', unreadable: 0 })
  })

  test.each(['뷁', '펲', '햏', '똠', '쌰'])('%s, which EUC-KR lacks', (syllable) => {
    // Given as bytes too, so that the test does not rest on one library reading what it wrote.
    const text = `[초대국자 "${syllable}"]`
    expect(decodeText(cp949(text), 'auto')).toMatchObject({
      text,
      encoding: 'cp949',
      unreadable: 0,
    })
  })

  test('뷁 stands for 0x94 0xEE', () => {
    expect(decodeText(Buffer.from([0x94, 0xee]), 'auto')).toMatchObject({
      text: '뷁',
      encoding: 'cp949',
    })
  })

  test('Hanja of both sides', () => {
    const text = '楚漢 車包馬象士將卒兵 漢 완승'
    expect(decodeText(cp949(text), 'auto')).toMatchObject({ text, unreadable: 0 })
    expect(decodeText(bytes(text), 'auto')).toMatchObject({ text, unreadable: 0 })
  })
})

describe('end marks of old programs', () => {
  test.each([
    { name: 'CP949', game: cp949(GAME), encoding: 'cp949' },
    { name: 'UTF-8', game: bytes(GAME), encoding: 'utf-8' },
  ])('0xFF between games and 0x1A at the end are dropped from $name', ({ game, encoding }) => {
    const run = Array<number>(56).fill(0xff)
    const input = bytes(run, game, run, game, [0xff], game, [0x1a])
    expect(decodeText(input, 'auto')).toEqual({ text: GAME.repeat(3), encoding, unreadable: 0 })
  })

  test('U+F8F7, which a converter made of 0xFF', () => {
    expect(decodeText(bytes(`\uF8F7${GAME}\uF8F7\uF8F7${GAME}`), 'auto').text).toBe(GAME.repeat(2))
  })

  test('the mark of UTF-16 is no end mark', () => {
    expect(decodeText(Buffer.from([0xff, 0xfe, 0x00, 0xac]), 'auto').text).toBe('가')
  })
})

describe('what does not fit', () => {
  test('is counted', () => {
    const broken = bytes(cp949('초'), [0x81, 0x20], cp949('한'), [0x80])
    const read = decodeText(broken, 'auto')
    expect(read.encoding).toBe('cp949')
    expect(read.unreadable).toBeGreaterThan(0)
    expect(read.unreadable).toBe(read.text.split('\uFFFD').length - 1)
  })

  test('a UTF-8 text with one broken place is still read as UTF-8', () => {
    const read = decodeText(bytes(GAME, [0xc3], GAME), 'auto')
    expect(read).toEqual({ text: `${GAME}\uFFFD${GAME}`, encoding: 'utf-8', unreadable: 1 })
  })

  test('a UTF-8 text cut within a syllable keeps all before', () => {
    const cut = bytes(GAME, '한').subarray(0, -1)
    expect(decodeText(cut, 'auto')).toMatchObject({ text: `${GAME}\uFFFD`, encoding: 'utf-8' })
  })

  test('half a unit of UTF-16', () => {
    expect(decodeText(Buffer.from([0xff, 0xfe, 0x00, 0xac, 0x41]), 'auto')).toMatchObject({
      text: '가\uFFFD',
      unreadable: 1,
    })
  })
})

describe('with a choice', () => {
  test('the choice holds, right or wrong', () => {
    expect(decodeText(cp949('장기'), 'utf-8')).toMatchObject({ encoding: 'utf-8' })
    expect(decodeText(cp949('장기'), 'utf-8').unreadable).toBeGreaterThan(0)
    expect(decodeText(bytes('장기'), 'cp949').encoding).toBe('cp949')
    expect(decodeText(iconv.encode('장기', 'utf-16be'), 'utf-16be').text).toBe('장기')
  })

  test('a mark does not stay in the text', () => {
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], '장기'), 'utf-8').text).toBe('장기')
    expect(decodeText(Buffer.from([0xff, 0xfe, 0x00, 0xac]), 'utf-16le').text).toBe('가')
  })
})

describe.skipIf(SHARED === undefined)('real records', () => {
  const folder = sharedPath('kibo', 'real')
  const names =
    SHARED === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const records = names.filter((name) => name.endsWith('.gib'))

  test('there are some', () => expect(records.length).toBeGreaterThan(0))

  test('all are read without a loss', () => {
    const lossy = records
      .map((name) => ({ name, ...decodeText(readFileSync(join(folder, name)), 'auto') }))
      .filter(({ unreadable, text }) => unreadable > 0 || !/[가-힣]/.test(text))
      .map(({ name, unreadable, encoding }) => ({ name, unreadable, encoding }))
    expect(lossy).toEqual([])
  })
})
