import { describe, expect, test } from 'vitest'
import { completionsAt } from '#engine/kibo-text/completion'
import { plyParts } from '#engine/kibo-text/ply-parts'
import { readRecordText } from '#engine/kibo-text/record-text'
import { applyEdits } from '#engine/kibo-text/text-edit'
import { IS_DEEP } from '../../support/deep.ts'
import { SHARED } from '../../support/shared.ts'
import { oddTexts, realTexts } from './real-texts.ts'

const HEAD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
const TAGS = '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n'

/** The completions at the bar in the text. */
function at(marked: string): ReturnType<typeof completionsAt> {
  const offset = marked.indexOf('|')
  return completionsAt(readRecordText(marked.replace('|', '')), offset)
}

/** The text after the completion with these words was taken. */
function taken(marked: string, text: string): string | undefined {
  const chosen = at(marked).find((one) => one.text === text)
  const plain = marked.replace('|', '')
  return chosen && applyEdits(plain, [{ ...chosen, text: chosen.insert }])
}

test.each([
  { name: 'behind the headers', text: `${HEAD}|`, take: '71졸72', gives: `${HEAD}1. 71졸72` },
  { name: 'behind a number', text: `${HEAD}1. |`, take: '71졸72', gives: `${HEAD}1. 71졸72` },
  { name: 'with no blank', text: `${HEAD}1.|`, take: '71졸72', gives: `${HEAD}1.71졸72` },
  { name: 'a move begun', text: `${HEAD}1. 71|`, take: '71졸72', gives: `${HEAD}1. 71졸72` },
  {
    name: 'with Hanja and sides, as the text has them',
    text: `${HEAD}1. 71楚卒72 |`,
    take: '41漢兵42',
    gives: `${HEAD}1. 71楚卒72 2. 41漢兵42`,
  },
  {
    name: 'in the middle of a move',
    text: `${HEAD}1. 71졸|72 2. 41병42`,
    take: '75졸76',
    gives: `${HEAD}1. 75졸76 2. 41병42`,
  },
  {
    name: 'in place of what cannot be read',
    text: `${HEAD}1. 71졸|79 2. 41병42`,
    take: '71졸72',
    gives: `${HEAD}1. 71졸72 2. 41병42`,
  },
  {
    name: 'in the old coordinates',
    text: `${HEAD}[기보형식 "구좌표"]\n1. 84졸74 2. |`,
    take: '7병17',
    gives: `${HEAD}[기보형식 "구좌표"]\n1. 84졸74 2. 7병17`,
  },
  { name: 'letters of PGN', text: `${TAGS}1. Pab4 |`, take: 'Pab7', gives: `${TAGS}1. Pab4 Pab7` },
  {
    name: 'Cho in PGN, with the number',
    text: `${TAGS}1. Pab4 Pab7 |`,
    take: 'Pih4',
    gives: `${TAGS}1. Pab4 Pab7 2. Pih4`,
  },
  {
    name: 'Janggi notation',
    text: `${TAGS}1. P71-72 |`,
    take: 'P41-42',
    gives: `${TAGS}1. P71-72 P41-42`,
  },
  {
    name: 'engine text',
    text: `${TAGS}1. a4b4 |`,
    take: 'a7b7',
    gives: `${TAGS}1. a4b4 a7b7`,
  },
  {
    name: 'inside a variation',
    text: `${TAGS}1. Pab4 Pab7 (1... |) 2. Pih4`,
    take: 'Pih7',
    gives: `${TAGS}1. Pab4 Pab7 (1... Pih7) 2. Pih4`,
  },
  {
    name: 'behind a variation',
    text: `${TAGS}1. Pab4 Pab7 (1... Pih7 2. Pih4) 2. |`,
    take: 'Pih4',
    gives: `${TAGS}1. Pab4 Pab7 (1... Pih7 2. Pih4) 2. Pih4`,
  },
])('$name', ({ text, take, gives }) => {
  expect(taken(text, take)).toBe(gives)
})

test.each([
  { name: 'in a comment', text: `${HEAD}1. 71졸72 {여기 |}` },
  { name: 'in a header', text: `${HEAD}[대회명 "|"]\n1. 71졸72` },
  { name: 'in the unread rest', text: `${HEAD}1. 71졸79 2. 41병42 3. |` },
  { name: 'behind two numbers', text: `${HEAD}1. 2. |` },
])('nothing $name', ({ text }) => {
  expect(at(text)).toEqual([])
})

test('a capture and a check are written out', () => {
  const fen = '4k4/9/9/9/4p4/4R4/9/9/9/3K5 w - - 0 1'
  const texts = at(`[초대국자 "갑"]\n[FEN "${fen}"]\n1. |`).map(({ text }) => text)
  expect(texts).toContain('65차55병장군')
})

describe.skipIf(SHARED === undefined)('real games', () => {
  const files = [...realTexts(IS_DEEP ? 4 : 40), ...oddTexts()]
  /** By hand, and behind 타, soldiers of either side are written with either name. */
  const oneName = (text: string): string => text.replace(/[병兵卒]/g, '졸')

  test.each(files)('$name: the move that was played is always among them', ({ text }) => {
    const record = readRecordText(text)
    for (const { entry, game } of record.games.slice(0, 4)) {
      for (const { from, to } of game.moves) {
        const written = game.source.slice(from, plyParts(game.source, from, to).end)
        const texts = completionsAt(record, entry.from + from).map((one) => oneName(one.text))
        expect(texts).toContain(oneName(written))
        expect(completionsAt(record, entry.from + from + 2)).toHaveLength(texts.length)
      }
    }
  })
})
