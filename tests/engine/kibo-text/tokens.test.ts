import { describe, expect, test } from 'vitest'
import { tokensIn, tokensInLine } from '#engine/kibo-text/text-tokens'
import type { TextDialect } from '#engine/kibo-text/text-dialect'

const words = (line: string, dialect: TextDialect, isComment = false): readonly string[] =>
  tokensInLine(line, isComment, dialect).tokens.map(
    ({ kind, from, to }) => `${kind} ${line.slice(from, to)}`,
  )

describe('gib', () => {
  test.each([
    {
      name: 'a header',
      line: '[대국결과 "초 완승"]',
      tokens: ['bracket [', 'header-key 대국결과', 'header-value  "초 완승"', 'bracket ]'],
    },
    {
      name: 'a move with a capture and a check',
      line: '4. 38漢包35卒장군 <12>',
      tokens: [
        'ply 4.',
        'square 38',
        'side 漢',
        'piece 包',
        'square 35',
        'capture 卒',
        'check 장군',
        'seconds <12>',
      ],
    },
    {
      name: 'a taken piece behind its word',
      line: '19. 09차49타졸',
      tokens: ['ply 19.', 'square 09', 'piece 차', 'square 49', 'capture 타', 'capture 졸'],
    },
    { name: 'a pass', line: '7. 한수쉼', tokens: ['ply 7.', 'pass 한수쉼'] },
    {
      name: 'moves that touch',
      line: '1.79졸782.41병42',
      tokens: [
        'ply 1.',
        'square 79',
        'piece 졸',
        'square 78',
        'ply 2.',
        'square 41',
        'piece 병',
      ].concat('square 42'),
    },
    { name: 'a comment', line: '{3. 71졸72가 낫다}', tokens: ['comment {3. 71졸72가 낫다}'] },
    { name: 'a word', line: '5. 몰라', tokens: ['ply 5.', 'word 몰라'] },
  ])('$name', ({ line, tokens }) => {
    expect(words(line, 'gib')).toEqual(tokens)
  })

  test('a comment goes on over lines, until it closes or headers begin', () => {
    expect(tokensInLine('1. 71졸72 {여기서', false, 'gib').isComment).toBe(true)
    expect(tokensInLine('2. 41병42도 있다', true, 'gib')).toEqual({
      tokens: [{ kind: 'comment', from: 0, to: 12 }],
      isComment: true,
    })
    expect(words('끝} 2. 41병42', 'gib', true)[0]).toBe('comment 끝}')
    expect(tokensInLine('끝} 2. 41병42', true, 'gib').isComment).toBe(false)
    expect(words('[대회명 "봄"]', 'gib', true)[1]).toBe('header-key 대회명')
  })
})

describe('pgn', () => {
  test.each([
    { name: 'letters', line: '22. Exe2', tokens: ['ply 22.', 'piece E', 'capture x', 'square e2'] },
    {
      name: 'Janggi notation',
      line: 'E45xP68+',
      tokens: ['piece E', 'square 45', 'capture xP', 'square 68', 'check +'],
    },
    { name: 'a glyph and a variation', line: '$5 (', tokens: ['glyph $5', 'variation ('] },
    { name: 'a result', line: '1-0', tokens: ['result 1-0'] },
    { name: 'a comment to the end of the line', line: '; so', tokens: ['comment ; so'] },
    {
      name: 'a tag',
      line: '[Event "a]b"]',
      tokens: ['bracket [', 'header-key Event', 'header-value  "a]b"', 'bracket ]'],
    },
  ])('$name', ({ line, tokens }) => {
    expect(words(line, 'pgn')).toEqual(tokens)
    expect(tokensInLine(line, false, 'pgn').isComment).toBe(false)
  })
})

test('tokens neither overlap nor leave the text', () => {
  const text = '[판 "차"]\n{가\n나}1. 71졸72졸장군 <-3> 몰라 ] [초차림 마상상마]\n(1. Pab4 !? '
  for (const dialect of ['gib', 'pgn'] as const) {
    let end = 0
    for (const { from, to } of tokensIn(text, 0, text.length, dialect)) {
      expect(from).toBeGreaterThanOrEqual(end)
      expect(to).toBeGreaterThan(from)
      end = to
    }
    expect(end).toBeLessThanOrEqual(text.length)
  }
})
