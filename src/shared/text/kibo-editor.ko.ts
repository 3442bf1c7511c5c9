import type { FixCode, FixFacts } from '#engine/kibo-text/quick-fix'
import { formatArrangement } from '#engine/notation/headers'

/** One sentence for every quick fix. */
export type FixTexts = {
  readonly [C in FixCode]: (facts: FixFacts[C]) => string
}

const fixes: FixTexts = {
  'rename-piece': ({ to }) => `기물 이름 고치기: ${to}`,
  'rename-side': ({ to }) => `편 이름 고치기: ${to}`,
  'add-check': ({ mark }) => `「${mark}」 써 넣기`,
  'remove-check': ({ mark }) => `「${mark}」 지우기`,
  'add-capture': ({ piece }) => `잡은 기물 써 넣기: ${piece}`,
  'remove-capture': () => '잡은 기물 표시 지우기',
  'rename-capture': ({ to }) => `잡은 기물 고치기: ${to}`,
  'renumber-ply': ({ to }) => `수 번호 고치기: ${to}`,
  'renumber-game': () => '이 대국의 수 번호 모두 다시 매기기',
  'count-moves': ({ to }) => `총수 고치기: ${to}`,
  'replace-move': ({ to, further }) =>
    further > 0 ? `수 바꾸기: ${to} (뒤 ${further}수도)` : `수 바꾸기: ${to}`,
  'close-header': () => '머리말 줄을 "]로 닫기',
  'quote-header': () => '머리말 값에 따옴표 붙이기',
  'close-comment': () => '해설을 }로 닫기',
  'remove-text': ({ text }) => `「${text}」 지우기`,
  'plain-characters': ({ count }) => `전각·둥근 기호 ${count}개를 보통 기호로 바꾸기`,
  'write-arrangements': ({ cho, han }) =>
    `차림 써 넣기: 초 ${formatArrangement(cho, 'cho')}, 한 ${formatArrangement(han, 'han')}`,
  'fix-game': ({ count }) => `이 대국에서 판으로 알 수 있는 ${count}곳 모두 고치기`,
}

/** Words of the panel that shows a record as text. */
export const kiboEditorKo = {
  label: '기보 글',
  loading: '글 편집기를 여는 중입니다…',
  failed: '글 편집기를 열지 못했습니다. 창을 새로 고쳐 다시 해 주세요.',
  shownOnly: '이 형식은 볼 수만 있습니다.',
  goToPly: '수로 가기',
  plyNumber: '수 번호',
  format: '글 정리',
  nextProblem: '다음 문제',
  findings: (errors: number, warnings: number): string =>
    errors + warnings === 0 ? '문제 없음' : `오류 ${errors} · 주의 ${warnings}`,
  reading: '읽는 중…',
  broken:
    '읽지 못하는 곳이 있습니다. 그 뒤의 수순은 고칠 때까지 예전 그대로 두고, 저장할 때도 그대로 씁니다.',
  apart: {
    'no-game': '글에 대국이 없어, 대국은 글을 바꾸기 전 그대로 둡니다.',
    unclosed:
      '닫히지 않은 해설이 있어 한 판이 어디까지인지 알 수 없습니다. 닫을 때까지 대국은 예전 그대로 둡니다.',
    'other-games':
      '이 기보에서는 글로 판을 더하거나 빼거나 옮길 수 없습니다. 되돌릴 때까지 대국은 예전 그대로 둡니다.',
  },
  removed: (count: number): string =>
    `글에서 지운 ${count}판에는 글에 보이지 않는 변화나 표시가 있었습니다. 되살리면 함께 돌아옵니다.`,
  putBack: '되살리기',
  waveOff: '지운 채로 두기',
  pass: '한수쉼',
  takes: (piece: string, captured: string): string => `${piece} · ${captured} 잡음`,
  hoverTitle: (ply: number, side: string, text: string, isCheck: boolean): string =>
    `${ply}수 · ${side} · ${text}${isCheck ? ' · 장군' : ''}`,
  hoverPoints: (cho: number, han: number): string => `초 ${cho}점 · 한 ${han}점`,
  hoverBoard: '둔 뒤의 판',
  fixes,
}
