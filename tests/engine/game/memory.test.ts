import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import type { ReadGame } from '#engine/game/game'
import { readGameAt, type RecordFile, scanRecords } from '#engine/game/read-records'
import { IS_DEEP } from '../../support/deep.ts'
import { bytesHeld } from '../../support/heap.ts'

/** Bytes of each text. */
const SIZE = IS_DEEP ? 8 * 2 ** 20 : 2 ** 16
/** Bytes held for each byte of the text, which itself is not counted. */
const BOUND = 20

const FEN = '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w"]\n\n'
const GIB = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n'
const JANGGI = '{"format":"janggi-studio","version":2,"games":['
const NODES = `${JANGGI}{"start":{"fen":"4k4/9/9/9/9/9/9/9/9/4K4 w"},"nodes":[`

interface Hostile {
  readonly name: string
  readonly head: string
  readonly scrap: string
  readonly tail?: string
}

const TEXTS: readonly Hostile[] = [
  { name: '.gib, small games', head: '', scrap: `${GIB}1. 08마87 2. 12마33\n\n` },
  { name: '.gib, tiny games', head: '', scrap: '[초차림 "상마상마"]\n1. 한수쉼\n' },
  { name: '.gib, moves without numbers', head: GIB, scrap: '08마8712마3387마0833마12' },
  { name: '.gib, passes', head: GIB, scrap: '한수쉼' },
  { name: '.gib, a comment for each move', head: GIB, scrap: '한수쉼{}' },
  { name: '.gib, comments for one move', head: `${GIB}한수쉼`, scrap: '{}' },
  { name: '.gib, seconds', head: GIB, scrap: '한수쉼<1>' },
  { name: '.gib, headers', head: GIB, scrap: '[a ""]' },
  { name: '.gib, nothing but numbers', head: GIB, scrap: '1. ' },
  { name: 'PGN, tiny games', head: '', scrap: '[Event "x"]\n1. Hc3 *\n' },
  { name: 'PGN, moves without numbers', head: FEN, scrap: 'Hc3 Hc8 Hb1 Hb10 ' },
  { name: 'PGN, the shortest moves', head: FEN, scrap: '-- ' },
  { name: 'PGN, variations of one move', head: `${FEN}Hc3 `, scrap: '(--)' },
  { name: 'PGN, variations inside one another', head: `${FEN}--`, scrap: '(-- ' },
  { name: 'PGN, a comment for each move', head: FEN, scrap: '--{}' },
  { name: 'PGN, a text for each move', head: FEN, scrap: '-- {ab} ' },
  { name: 'PGN, a glyph for each move', head: FEN, scrap: '--!' },
  { name: 'PGN, glyphs of one move', head: `${FEN}--`, scrap: '$1 $2' },
  {
    name: 'PGN, drawings in one comment',
    head: `${FEN}-- {[%cal `,
    scrap: 'Ga4b4,',
    tail: 'Ga4b4]}',
  },
  { name: 'PGN, circles in one comment', head: `${FEN}-- {[%csl `, scrap: 'Ga4,', tail: 'Ga4]}' },
  { name: 'PGN, a drawing in each comment', head: FEN, scrap: '--{[%csl Ga4]}' },
  { name: 'PGN, tags', head: FEN, scrap: '[a ""]' },
  { name: 'positions', head: '', scrap: '4k4/9/9/9/9/9/9/9/9/4K4 w\n' },
  { name: '.janggi, moves', head: NODES, scrap: '{"move":"pass"},', tail: '{"move":"pass"}]}]}' },
  { name: '.janggi, games of nothing', head: JANGGI, scrap: '{"a":1},', tail: '{"a":1}]}' },
  { name: '.janggi, brackets', head: JANGGI, scrap: '[' },
]

/** As the studio reads: the list of games, and one game after another. */
function read(text: string): { readonly records: RecordFile; readonly last: ReadGame | undefined } {
  const records = scanRecords(text)
  let last: ReadGame | undefined
  for (const entry of records.games) last = readGameAt(text, entry)
  return { records, last }
}

describe(`what is read takes no more than ${BOUND} times its text`, () => {
  test.each(TEXTS)('$name', ({ head, scrap, tail = '' }) => {
    const count = Math.ceil(SIZE / iconv.encode(scrap, 'cp949').length)
    const text = Buffer.from(head + scrap.repeat(count) + tail).toString()
    const bytes = iconv.encode(text, 'cp949').length
    // What the reader makes once, code above all, is made now.
    read(head + scrap.repeat(count / 4) + tail)
    const before = bytesHeld()
    const { records, last } = read(text)
    const ratio = (bytesHeld() - before) / bytes
    // Until here both were held.
    expect(records.games.length > 0 || last === undefined).toBe(true)
    expect(ratio).toBeLessThan(BOUND)
  })
})

test('a long game is the same packed as it is plain', () => {
  const moves = 'Hc3 {a} (Hg3! Hc8) Hc8 $2 {[%csl Ga4]} Hb1 Hb10 '
  const long = read(FEN + moves.repeat(300)).last?.game.tree
  const nodes = [...(long?.nodes.values() ?? [])]
  expect(nodes).toHaveLength(1 + 6 * 300)
  for (const node of nodes) {
    expect(long?.nodes.get(node.id)).toBe(node)
    for (const child of node.children) expect(long?.nodes.get(child)?.parent).toBe(node.id)
  }
  // Node numbers go on by six from one turn to the next; the rest is the same.
  const turn = (n: number): unknown =>
    nodes.slice(1 + 6 * n, 7 + 6 * n).map(({ move, annotations }) => ({ move, annotations }))
  expect(turn(299)).toEqual(turn(0))
})
