import type { Side } from '#engine/rules/types'

const SIDE: Readonly<Record<Side, string>> = { cho: '초', han: '한' }

/** Words for entering moves and annotating them. */
export const editKo = {
  newGame: {
    title: '새 대국',
    untitled: '새 대국',
    editTitle: '상차림 고치기',
    apply: '고치기',
    preview: '시작 국면',
    handicapHint: '접장기는 시작 국면에서 뗄 기물을 눌러 주세요. 다시 누르면 돌아옵니다.',
    given: (pieces: readonly string[]): string => `뗀 기물: ${pieces.join(', ')}`,
    noneGiven: '뗀 기물 없음',
    first: '먼저 둘 쪽',
    giveBack: '모두 되놓기',
    start: '대국 시작',
    arrangement: (side: Side): string => `${SIDE[side]}의 상차림`,
    outside: { MSSM: '안상', SMMS: '바깥상', SMSM: '왼상', MSMS: '오른상' },
  },
  headers: {
    names: {
      event: '대회',
      round: '회전',
      date: '날짜',
      site: '장소',
      cho: '초',
      han: '한',
      timeLimit: '제한 시간',
    },
    datePlaceholder: '2026-11-29, 2026-11, 2026',
    dateRead: (day: string): string => `${day} 날짜로 이해했습니다.`,
    dateUnread: '날짜로 읽을 수 없어 적은 대로만 남깁니다.',
    reason: '끝난 까닭',
    noReason: '까닭 없음',
  },
  merge: {
    title: '다른 기보 합치기',
    explain:
      '다른 기보의 수순과 해설을 이 판에 변화로 더합니다. 그 기보의 시작 국면이 나오는 곳에 이어집니다.',
    text: '합칠 기보 글',
    join: '합치기',
    noRecord: '읽을 수 있는 기보가 없습니다.',
    nowhere: '그 기보의 시작 국면이 이 판에 없습니다.',
  },
  entry: {
    label: '수 입력',
    placeholder: '79졸78, P71-72, a4b4…',
    'not-a-move': '수로 읽을 수 없습니다. 79졸78, P71-72, a4b4처럼 적어 주세요.',
    'no-such-move': '그렇게 둘 수 있는 기물이 없습니다.',
    ambiguous: (moves: string): string => `어느 기물인지 알 수 없습니다: ${moves}`,
  },
  annotation: {
    glyphs: '수 평가',
    positions: '형세 평가',
    position: {
      10: '비슷함 (=)',
      13: '알 수 없음 (∞)',
      14: '초가 조금 좋음 (+=)',
      15: '한이 조금 좋음 (=+)',
      16: '초가 좋음 (±)',
      17: '한이 좋음 (∓)',
      18: '초가 이김 (+-)',
      19: '한이 이김 (-+)',
    },
    comment: '해설',
    placeholder: '이 수에 대한 해설을 적어 주세요.',
    before: '수 앞에 두는 해설',
    seconds: '초',
  },
}
