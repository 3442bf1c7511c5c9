import type { copyKo } from './copy.ko.ts'
import { setupEn } from './setup.en.ts'

export const copyEn: typeof copyKo = {
  turn: (side) => `${setupEn.sides[side]} to move`,
  fileName: 'janggi-board',
  copied: {
    fen: 'The position (FEN) was copied.',
    diagram: 'The text diagram was copied.',
    svg: 'The picture (SVG) was copied.',
    png: 'The picture was copied.',
    record: 'The record was copied.',
  },
  lost: (parts) => `What .gib cannot hold was left out: ${parts}`,
  refused: (detail) => `Nothing was copied: the clipboard cannot be used. (${detail})`,
}
