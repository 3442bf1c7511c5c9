import type { Side } from '#engine/rules/types'
import { setupKo } from './setup.ko.ts'

/** Words of copying positions and records out of the studio. */
export const copyKo = {
  turn: (side: Side): string => `${setupKo.sides[side]} 차례`,
  fileName: '장기판',
  copied: {
    fen: '국면 글(FEN)을 복사했습니다.',
    diagram: '글자 그림을 복사했습니다.',
    svg: '판 그림(SVG)을 복사했습니다.',
    png: '판 그림을 복사했습니다.',
    record: '기보를 복사했습니다.',
  },
  lost: (parts: string): string => `.gib에 담을 수 없는 것은 빠졌습니다: ${parts}`,
  refused: (detail: string): string =>
    `복사하지 못했습니다. 클립보드를 쓸 수 없습니다. (${detail})`,
}
