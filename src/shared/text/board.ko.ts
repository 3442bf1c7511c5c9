import type { Role, Side } from '#engine/rules/types'

const SIDE: Readonly<Record<Side, string>> = { cho: '초', han: '한' }

const ROLE: Readonly<Record<Role, string>> = {
  general: '궁',
  chariot: '차',
  cannon: '포',
  horse: '마',
  elephant: '상',
  guard: '사',
  soldier: '졸',
}

/** Words on the board and the names a screen reader says. */
export const boardKo = {
  piece: (side: Side, role: Role): string =>
    `${SIDE[side]} ${side === 'han' && role === 'soldier' ? '병' : ROLE[role]}`,
  /** A point by the digits of its record name (`63`). */
  point: (row: string, file: string): string => `${row}행 ${file}열`,
  canMove: '갈 수 있음',
  canCapture: '잡을 수 있음',
  selected: '선택함',
  inCheck: '장군 받음',
  name: '장기판',
  points: '장기판의 점',
  count: (cho: number, han: number): string => `초 기물 ${cho}개, 한 기물 ${han}개`,
  lastMove: (from: string, to: string): string => `마지막 수 ${from}에서 ${to}로`,
  check: (side: Side): string => `${SIDE[side]} 장군 받음`,
  facing: '궁끼리 마주 봄, 빅장',
  hint: 'Enter를 누르면 화살표 키로 점을 하나씩 살펴볼 수 있습니다. 점에서 Enter를 누르면 기물을 들고 놓습니다. Esc를 누르면 돌아옵니다.',
  held: (piece: string, points: readonly string[]): string =>
    points.length === 0
      ? `${piece} 들었음`
      : `${piece} 들었음, 갈 수 있는 점 ${points.length}개: ${points.join(', ')}`,
}
