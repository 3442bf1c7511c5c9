import type { Role, Side } from '#engine/rules/types'
import { withParticle } from './particle.ts'

const sides: Readonly<Record<Side, string>> = { cho: '초', han: '한' }
const roles: Readonly<Record<Role, string>> = {
  general: '궁',
  chariot: '차',
  cannon: '포',
  horse: '마',
  elephant: '상',
  guard: '사',
  soldier: '졸(병)',
}

/** What can be wrong with a placement of pieces or with the text that describes one. */
export const setupKo = {
  sides,
  roles,
  fen: {
    'fen-empty': () => '국면 글(FEN)이 비어 있습니다.',
    'fen-bad-letter': (letter: string, at: number) =>
      `${at}번째 글자 「${letter}」는 기물도 빈칸 수도 아닙니다.`,
    'fen-row-length': (row: number, points: number) =>
      `${row}번째 줄에 점이 ${points}개 있습니다. 9개여야 합니다.`,
    'fen-row-count': (rows: number) =>
      `줄이 ${rows > 11 ? '11개보다 많습니다' : `${rows}개입니다`}. 10개여야 합니다.`,
    'fen-bad-turn': (text: string) => `차례 「${text}」는 w(초)나 b(한)여야 합니다.`,
  },
  problems: {
    'no-general': (side: Side) => `${sides[side]}의 궁이 없습니다.`,
    'too-many': (side: Side, role: Role, count: number, limit: number) =>
      `${sides[side]}의 ${withParticle(roles[role], '이/가')} ${count}개입니다. ${limit}개까지 놓을 수 있습니다.`,
    'outside-palace': (side: Side, role: Role, square: string) =>
      `${sides[side]}의 ${withParticle(roles[role], '이/가')} 궁성 밖(${square})에 있습니다.`,
    'opponent-in-check': (side: Side) =>
      `둘 차례가 아닌 ${sides[side]}의 궁이 장군을 받고 있습니다.`,
  },
}
