import { expect, test } from 'vitest'
import { detectFormat } from '#engine/notation/formats'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'

test.each([
  { name: 'headers in Korean', text: '[대회명 "친선"]\n', format: 'gib' },
  { name: 'a header nobody knows, in Korean', text: '\n[심판 "누구"]\n1. 79졸78', format: 'gib' },
  { name: 'moves alone', text: '1. 79졸78 2. 41병42', format: 'gib' },
  { name: 'Hanja moves with sides', text: '79楚卒78', format: 'gib' },
  { name: 'letters', text: '1. i3卒h3', format: 'gib' },
  { name: 'a pass first', text: '1. 한수쉼', format: 'gib' },
  { name: 'a comment first', text: '{"인용": 말} 1. 79졸78', format: 'gib' },
  { name: 'a FEN header over moves of .gib', text: `[FEN "${FEN}"]\n1. 79졸78`, format: 'gib' },
  { name: 'left-overs first', text: '\uFEFF\uF8F7\uFFFF\u001A [총수 "1"]', format: 'gib' },
  {
    name: 'Go by Tygem',
    text: '\\HS\n\\[GAMEWHITENAME=a\\]\nSTO 0 2 1 15 3\n\\GE',
    format: 'go-gib',
  },
  { name: 'PGN', text: '[Event "x"]\n[Variant "Janggi"]\n\n1. Pab4 Pih7', format: 'pgn' },
  { name: 'PGN with players in Korean', text: '[White "김철수"]\n\n1. Pab4', format: 'pgn' },
  { name: 'PGN moves alone', text: '1. Pab4 Pih7 2. Hg3', format: 'pgn' },
  {
    name: 'PGN that quotes moves of .gib in comments',
    text: '[Event "x"]\n\n{a { 1. 79졸78} 1. Pab4 {79졸78}',
    format: 'pgn',
  },
  { name: 'a document', text: '{"format":"janggi-studio","version":1}', format: 'janggi' },
  { name: 'moves in Janggi notation', text: 'P71-72 P49-48', format: 'pgn' },
  { name: 'FEN', text: FEN, format: 'fen' },
  { name: 'EPD', text: `${FEN.split(' ')[0]!} w - - 2 2\n`, format: 'fen' },
  { name: 'JSON', text: '{"version":1,"cho_formation":"msms"}', format: 'json' },
  { name: 'a list in JSON', text: '[ {"fr": 9}]', format: 'json' },
  { name: 'a puzzle', text: `Title=a\nFEN=${FEN}\nComment=b`, format: 'puzzle' },
  { name: 'nothing', text: '', format: 'empty' },
  { name: 'blanks', text: ' \r\n\t\uFEFF', format: 'empty' },
  { name: 'zero bytes', text: 'PK\u0003\u0004\0\0\0\0', format: 'binary' },
  { name: 'undecodable bytes', text: '\uFFFD'.repeat(9), format: 'binary' },
  { name: 'prose', text: '장기는 재미있다. 상대의 차를 잡았다.', format: 'unknown' },
  { name: 'brackets', text: '[[[[[[', format: 'unknown' },
])('$name: $format', ({ text, format }) => {
  expect(detectFormat(text)).toBe(format)
})
