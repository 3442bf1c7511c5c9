import { expect, test } from 'vitest'
import { arrangementSetup } from '#engine/rules/setup'
import { boardToSvg } from '#shared/board/board-svg'
import { PIECE_SETS } from '#shared/board/board-picture'
import { withSharedPaths } from '#renderer/kibo-editor/shared-paths'
import { texts } from '#shared/text/index'

const { board } = arrangementSetup('MSSM', 'MSSM')
/** What the editor shows over a text may not be longer, in characters. */
const LONGEST = 100_000

test.each(PIECE_SETS)('a small board with %s pieces fits', (pieceSet) => {
  const svg = boardToSvg({
    board,
    orientation: 'cho',
    pieceSet,
    coordinates: 'none',
    theme: 'paper',
    words: texts.ko.board,
  })
  const shared = withSharedPaths(svg)
  const bytes = new TextEncoder().encode(shared).length
  expect((bytes * 4) / 3).toBeLessThan(LONGEST)
  // Every outline is there, once or by its name.
  const outlines = (text: string): Set<string> =>
    new Set(Array.from(text.matchAll(/ d="([^"]*)"/g), ([, outline = '']) => outline))
  expect(outlines(shared)).toEqual(outlines(svg))
  const uses = Array.from(shared.matchAll(/<use href="#(o\d+)"/g), ([, name]) => name)
  for (const name of new Set(uses)) expect(shared).toContain(`<path id="${name}"`)
  const drawn = (text: string, tag: string): number => text.split(`<${tag} `).length - 1
  expect(drawn(shared, 'path') + drawn(shared, 'use')).toBe(drawn(svg, 'path') + new Set(uses).size)
})
