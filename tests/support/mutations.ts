import type { Random } from './random.ts'

/** What readers stumble over: brackets and quotes of every format, control characters, halves of pairs. */
const SCRAPS = [
  ...Array.from('{}()[]"\\\n\r;$*1.,:<>/=!'),
  '\0',
  '\uD800',
  '\uDC00',
  '\u202E',
  '\u2067',
  '\uFEFF',
  '\xFF',
  '\x1A',
  '｛',
  '１',
  '\n%',
  '\r\n\r\n',
  '[%cal G',
  '[%clk ',
  '[판 "',
  '[FEN "',
  'FEN=',
  '한수쉼',
  '장군',
  '타',
  '楚',
  '99',
  '0000',
  '@@@@',
  '1-0',
  '"nodes":[',
  '{"move":"pass"},',
  '"parent":0,',
  '-1',
  '1e999',
] as const

/** Cuts, doubles, moves and replaces one to four parts of a text. */
export function mutated(text: string, random: Random): string {
  let result = text
  for (let i = 0; i <= random.below(4); i++) {
    const from = random.below(result.length + 1)
    const to = Math.min(result.length, from + random.below(12))
    const part = result.slice(from, to)
    const scrap = random.pick(['', part.repeat(2), elsewhere(result, random), ...SCRAPS])
    result = result.slice(0, from) + scrap + result.slice(to)
  }
  return result
}

function elsewhere(text: string, random: Random): string {
  const from = random.below(text.length + 1)
  return text.slice(from, from + random.below(40))
}
