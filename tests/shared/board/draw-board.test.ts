import { describe, expect, test } from 'vitest'
import { SHAPE_COLOURS } from '#engine/notation/annotation'
import { type Role, ROLES, SIDES } from '#engine/rules/types'
import { pointOf } from '#shared/board/board-geometry'
import { BOARD_THEMES, PIECE_SETS } from '#shared/board/board-picture'
import { PALETTES } from '#shared/board/board-palette'
import { boardToSvg, drawBoard } from '#shared/board/board-svg'
import { drawPiece, drawPieces, PIECE_SIZE } from '#shared/board/draw-pieces'
import { GLYPHS } from '#shared/board/glyphs'
import { PICTURES } from '#shared/board/pictures'
import type { SvgNode } from '#shared/board/svg-node'
import { at, BOARD, boardOf, picture } from './boards.ts'

const inner = (node: SvgNode): readonly SvgNode[] =>
  typeof node.content === 'string' ? [] : node.content

const all = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => [node, ...all(inner(node))])

const keys = (nodes: readonly SvgNode[]): readonly string[] => nodes.map(({ key }) => key)

describe('pieces', () => {
  test('each stands on its point, on both sides of the table', () => {
    for (const orientation of SIDES) {
      const drawn = drawPieces(picture({ orientation }))
      expect(drawn).toHaveLength(6)
      const soldier = drawn.find(({ attrs }) => attrs['data-square'] === at('71'))
      const { x, y } = pointOf(at('71'), orientation)
      expect(soldier?.attrs).toMatchObject({
        'data-piece': 'cho-soldier',
        transform: `translate(${x} ${y})`,
      })
    }
  })

  test('the raised piece is drawn last', () => {
    expect(keys(drawPieces(picture(), at('71'))).at(-1)).toBe(`piece-${at('71')}`)
  })

  test('sides differ in their rings, not only in colour', () => {
    const rings = (side: 'cho' | 'han') =>
      drawPiece({ side, role: 'horse' }, 'hanja', PALETTES.paper).filter(({ key }) =>
        key.startsWith('ring'),
      ).length
    expect([rings('cho'), rings('han')]).toEqual([1, 2])
  })

  test('three sizes', () => {
    expect(PIECE_SIZE).toEqual({
      general: 100,
      chariot: 90,
      cannon: 90,
      horse: 90,
      elephant: 90,
      guard: 75,
      soldier: 75,
    })
  })

  test.each([
    ['hanja', '楚車包馬象士卒', '漢車包馬象士兵'],
    ['hangul', '초차포마상사졸', '한차포마상사병'],
    ['letters', 'KRCHEAP', 'KRCHEAP'],
    ['hanja-hangul', '楚궁車차包포馬마象상士사卒졸', '漢궁車차包포馬마象상士사兵병'],
  ] as const)('%s characters', (set, cho, han) => {
    const written = (side: 'cho' | 'han') =>
      ROLES.flatMap((role) => drawPiece({ side, role }, set, PALETTES.paper))
        .filter(({ key }) => key.startsWith('name-'))
        .map(({ key, attrs }) => {
          const glyph = Object.entries(GLYPHS).find(([, data]) => data === attrs['d'])?.[0]
          expect(key).toBe(`name-${glyph}`)
          return glyph
        })
        .join('')
    expect([written('cho'), written('han')]).toEqual([cho, han])
  })
})

describe('marks', () => {
  test('a bare board has none', () => {
    expect(keys(drawBoard(picture({ board: boardOf({}) })))).toEqual([
      'surface',
      'lines',
      'coordinates',
    ])
  })

  test('last move, check, held piece and targets', () => {
    const drawn = drawBoard(
      picture({
        lastMove: { from: at('71'), to: at('61') },
        check: at('25'),
        selected: at('09'),
        targets: [
          { square: at('08'), capture: false },
          { square: at('19'), capture: true },
        ],
      }),
    )
    expect(keys(drawn)).toEqual(expect.arrayContaining(['last-move-0', 'last-move-1', 'check']))
    expect(keys(drawn).indexOf('last-move-1')).toBeLessThan(
      keys(drawn).indexOf(`piece-${at('41')}`),
    )
    expect(keys(drawn).indexOf('check')).toBeGreaterThan(keys(drawn).indexOf(`piece-${at('25')}`))
    const dot = drawn.find(({ key }) => key === `target-${at('08')}`)
    const ring = drawn.find(({ key }) => key === `target-${at('19')}`)
    expect(dot?.attrs).toMatchObject({ cx: 700, cy: 900, fill: PALETTES.paper.target })
    expect(ring?.attrs).toMatchObject({ cx: 800, cy: 0, fill: 'none' })
  })

  test('the line between facing generals runs from one to the other, from both sides', () => {
    for (const orientation of SIDES) {
      const line = drawBoard(picture({ facing: true, orientation })).find(
        ({ key }) => key === 'facing',
      )
      const [, x, from, to] = /^M(\d+) (\d+)V(\d+)$/.exec(String(line?.attrs['d'])) ?? []
      expect([x, from, to].map(Number)).toEqual([400, 100 + 56, 800 - 56])
    }
    const alone = picture({ board: boardOf({ 95: 'K' }), facing: true })
    expect(keys(drawBoard(alone))).not.toContain('facing')
  })

  test('every ink has an outline and a stroke of its own', () => {
    const looks = SHAPE_COLOURS.map((colour) => {
      const shapes = [
        { kind: 'circle', at: at('55'), colour },
        { kind: 'arrow', from: at('71'), to: at('41'), colour },
      ] as const
      const drawn = all(drawBoard(picture({ shapes })).filter(({ key }) => key.startsWith('shape')))
      const of = (key: string) => drawn.find((node) => node.key === key)?.attrs
      return {
        outline: of('outline')?.['d'],
        shaft: `${of('shaft')?.['d']} ${of('shaft')?.['stroke-dasharray']}`,
      }
    })
    expect(new Set(looks.map(({ outline }) => outline)).size).toBe(SHAPE_COLOURS.length)
    expect(new Set(looks.map(({ shaft }) => shaft)).size).toBe(SHAPE_COLOURS.length)
  })
})

describe('the drawing as a file', () => {
  const full = picture({
    pieceSet: 'hanja-hangul',
    lastMove: { from: at('71'), to: at('61') },
    check: at('25'),
    facing: true,
    shapes: [{ kind: 'arrow', from: at('71'), to: at('41'), colour: 'blue' }],
  })

  test('needs no style sheet, no script and nothing from outside', () => {
    const text = boardToSvg(full)
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="900" height="\d+(\.\d+)?"/,
    )
    expect(text).not.toMatch(/class=|style=|var\(|href|<script|url\(|NaN|undefined/)
  })

  test('holds every element of the drawing once', () => {
    const tags = all(drawBoard(full)).map(({ tag }) => tag)
    const written = Array.from(
      boardToSvg(full).matchAll(/<(g|path|circle|rect|text)\b/g),
      ([, tag]) => tag,
    )
    expect(written).toEqual(tags)
  })

  test('names are unique among neighbours', () => {
    const levels = [drawBoard(full), ...all(drawBoard(full)).map(inner)]
    for (const level of levels) expect(new Set(keys(level)).size).toBe(level.length)
  })
})

test('every character is an outline within its em', () => {
  for (const [character, data] of Object.entries(GLYPHS)) {
    expect(data, character).toMatch(/^M[MLQC\d -]+$/)
    const numbers = data.match(/-?\d+/g)?.map(Number) ?? []
    expect(Math.max(...numbers.map(Math.abs)), character).toBeLessThanOrEqual(550)
    expect(Math.max(...numbers) - Math.min(...numbers), character).toBeGreaterThan(600)
  }
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length)
})

test('every role has a picture of its own within its em', () => {
  expect(new Set(Object.values(PICTURES)).size).toBe(ROLES.length)
  for (const [role, data] of Object.entries(PICTURES)) {
    expect(data, role).toMatch(/^M[MLCHVZalac\d. -]+Z$/)
    const drawn = drawPiece({ side: 'cho', role: role as Role }, 'pictures', PALETTES.paper)
    expect(drawn.find(({ key }) => key === `name-${role}`)?.attrs['d']).toBe(data)
  }
})

test('what lets the held piece pass or stops it has a sign of its own', () => {
  const obstacles = [
    { square: at('41'), kind: 'screen' },
    { square: at('71'), kind: 'blocks' },
  ] as const
  const signs = drawBoard(picture({ obstacles }))
    .filter(({ key }) => /^(screen|blocks)-/.test(key))
    .map((node) => inner(node).find(({ key }) => key === 'sign')?.attrs['d'])
  expect(new Set(signs).size).toBe(2)
})

/** WCAG 2 contrast of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(BOARD_THEMES)('%s passes AA', (theme) => {
  const palette = PALETTES[theme]
  const text = theme === 'contrast' ? 7 : 4.5
  expect(contrast(palette.coordinate, palette.surface)).toBeGreaterThanOrEqual(text)
  for (const side of SIDES) {
    expect(contrast(palette.side[side], palette.face)).toBeGreaterThanOrEqual(text)
  }
  const marks = [palette.lastMove, palette.check, palette.target, palette.line]
  for (const mark of marks) expect(contrast(mark, palette.surface)).toBeGreaterThanOrEqual(3)
  for (const colour of SHAPE_COLOURS) {
    expect(contrast(palette.ink[colour], palette.surface), colour).toBeGreaterThanOrEqual(3)
  }
})

test('every piece set draws every board', () => {
  for (const pieceSet of PIECE_SETS) {
    expect(drawPieces(picture({ pieceSet }))).toHaveLength(BOARD.filter(Boolean).length)
  }
})
