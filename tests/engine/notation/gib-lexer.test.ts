import { expect, test } from 'vitest'
import { GibLexer } from '#engine/notation/gib-lexer'

function tokens(text: string): string[] {
  const lexer = new GibLexer(text, 0, text.length)
  const found: string[] = []
  while (lexer.advance() !== 'end') {
    found.push(`${lexer.kind} ${text.slice(lexer.from, lexer.to)}`)
  }
  return found
}

test.each([
  { text: '1. 79졸78', found: ['number 1.', 'square 79', 'piece 졸', 'square 78'] },
  {
    text: '12.71楚卒72兵장군',
    found: [
      'number 12.',
      'square 71',
      'side 楚',
      'piece 卒',
      'square 72',
      'piece 兵',
      'check 장군',
    ],
  },
  {
    text: '49타졸 <-27>',
    found: ['square 49', 'capture 타', 'piece 졸', 'seconds <-27>'],
  },
  { text: 'i3卒h3', found: ['square i3', 'piece 卒', 'square h3'] },
  {
    text: '9마28 4졸14',
    found: ['square 9', 'piece 마', 'square 28', 'square 4', 'piece 졸', 'square 14'],
  },
  { text: '98 한수쉼 한', found: ['number 98', 'pass 한수쉼', 'side 한'] },
  { text: '79졸782.', found: ['square 79', 'piece 졸', 'square 78', 'number 2.'] },
  { text: '{a\n[b] {c}d', found: ['comment {a\n[b] {c}', 'word d'] },
  { text: '[a "b]"] [c]', found: ['header [a "b]"]', 'stray [', 'word c]'] },
  { text: '외통수 끝{x}', found: ['word 외통수', 'word 끝', 'comment {x}'] },
  { text: 'a10 i34', found: ['word a10', 'word i34'] },
  { text: '<12 <> <>', found: ['word <12', 'word <>', 'word <>'] },
  { text: '\uFEFF\u001A\uF8F7 , ;', found: ['stray ,', 'stray ;'] },
])('$text', ({ text, found }) => {
  expect(tokens(text)).toEqual(found)
})
