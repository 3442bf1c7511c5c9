import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHost, type Host } from '#main/host'
import type { ConvertState } from '#shared/contract/convert'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { zipOf } from '../../support/zip.ts'

const GIB = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n\n1. 71졸72 2. 49병48\n'
const MARKED = '[Event "x"]\n\n1. Pab4! (1. pass) 1... Pih7 *\n'

let home = ''
let host: Host
let window: HostWindow

beforeEach(() => {
  home = temporaryFolder()
  mkdirSync(join(home, 'in', '가'), { recursive: true })
  writeFileSync(join(home, 'in', 'a.gib'), iconv.encode(GIB, 'cp949'))
  writeFileSync(join(home, 'in', '가', 'b.pgn'), MARKED)
  writeFileSync(join(home, 'in', '가', 'c.zip'), zipOf([{ name: '../../../x.gib', bytes: GIB }]))
  writeFileSync(join(home, 'in', 'emoji.pgn'), '[Event "😀"]\n\n1. Pab4 *\n')
  writeFileSync(join(home, 'in', 'photo.jpg'), '\u0000\u0001')
  host = createHost(platformWith({ roots: [home], places: [home] }), [], failOnCrash)
  window = openWindow(host)
})
afterEach(() => host.close())

const run = (more: object = {}, signal?: AbortSignal, onItem?: (state: ConvertState) => void) =>
  window.host.run(
    'convert.run',
    {
      from: join(home, 'in'),
      to: join(home, 'out'),
      format: 'gib',
      encoding: 'cp949',
      clash: 'keep',
      ...more,
    },
    { ...(signal && { signal }), ...(onItem && { onItem }) },
  )

test('converts every record below a folder and counts what became of the files', async () => {
  const ended = await run()
  if (!ended.ok) throw new Error(ended.error.code)
  const { problems, lost, ...counts } = ended.value
  expect(counts).toMatchObject({
    files: 5,
    converted: 3,
    games: 3,
    lossy: 1,
    failed: 1,
    noRecords: 1,
  })
  expect(lost).toEqual([{ loss: 'glyphs', games: 1 }])
  expect(problems).toEqual([
    {
      file: 'emoji.pgn',
      problem: { code: 'not-encoded', encoding: 'cp949', characters: ['😀'] },
    },
  ])
  expect(readdirSync(home).toSorted()).toEqual(['in', 'out'])
  expect(readdirSync(join(home, 'out'), { recursive: true }).toSorted()).toEqual([
    'a.gib',
    '가',
    '가/b.gib',
    '가/c.gib',
  ])
  expect(iconv.decode(readFileSync(join(home, 'out', '가', 'c.gib')), 'cp949')).toContain('71졸72')
})

test.each([
  { clash: 'keep', names: ['a.gib'], text: 'there', code: ['exists'] },
  { clash: 'replace', names: ['a.gib'], text: '71졸72', code: [] },
  { clash: 'number', names: ['a (2).gib', 'a.gib'], text: 'there', code: [] },
])('where a file of the name stands: $clash', async ({ clash, names, text, code }) => {
  mkdirSync(join(home, 'out'))
  writeFileSync(join(home, 'out', 'a.gib'), 'there')
  const ended = await run({ clash })
  const problems = ended.ok ? ended.value.problems : []
  expect(problems.flatMap(({ file, problem }) => (file === 'a.gib' ? [problem.code] : []))).toEqual(
    code,
  )
  const written = readdirSync(join(home, 'out')).filter((name) => name.startsWith('a'))
  expect(written.toSorted()).toEqual(names)
  expect(iconv.decode(readFileSync(join(home, 'out', 'a.gib')), 'cp949')).toContain(text)
})

test('folders outside those of the user are refused', async () => {
  expect(await run({ from: '/etc' })).toMatchObject({ error: { code: 'file-not-allowed' } })
  expect(await run({ to: '/tmp/janggi-elsewhere' })).toMatchObject({
    error: { code: 'file-not-allowed' },
  })
  expect(await run({ from: join(home, 'no') })).toMatchObject({ error: { code: 'file-not-found' } })
})

test('stops when it is cancelled, and what was written is whole', async () => {
  for (let i = 0; i < 400; i++) writeFileSync(join(home, 'in', `n${i}.gib`), GIB.repeat(200))
  const stop = new AbortController()
  const states: ConvertState[] = []
  const ended = await run({ format: 'pgn', encoding: 'utf-8' }, stop.signal, (state) => {
    states.push(state)
    stop.abort()
  })
  expect(ended).toMatchObject({ error: { code: 'cancelled' } })
  expect(states[0]?.files).toBe(405)
  const written = readdirSync(join(home, 'out'))
  expect(written.length).toBeLessThan(400)
  for (const name of written.filter((each) => each.startsWith('n'))) {
    expect(readFileSync(join(home, 'out', name), 'utf8').match(/1\. Pab4/g)).toHaveLength(200)
  }
})
