import type { CitedRule } from '#engine/arbiter/rule-numbers'
import type { Side } from '#engine/rules/types'
import { withParticle } from './particle.ts'
import { setupKo } from './setup.ko.ts'

const { sides } = setupKo
const by = (side: Side): string => withParticle(sides[side], '이/가')

/** Words of the ruling sheet (판정서) and of the dialog that makes it. */
export const rulingSheetKo = {
  title: '판정서',
  game: {
    title: '대국',
    event: '대회',
    round: '회전',
    date: '날짜',
    site: '장소',
    players: { cho: '초', han: '한' } as Readonly<Record<Side, string>>,
    arrangement: '상차림',
    arrangements: (cho: string, han: string): string => `초 ${cho}, 한 ${han}`,
    handicap: (cho: number, han: number): string => `접장기 (초 ${cho}개, 한 ${han}개를 떼고 시작)`,
    position: '중간 국면에서 시작',
    hanFirst: '한이 먼저 둠',
    recorded: '기록된 결과',
    moves: '수',
    unknown: '적혀 있지 않음',
  },
  ruling: {
    title: '판정',
    at: (ply: number): string => `${ply}수에서 정해짐`,
    notEnded: (ply: number): string => `${ply}수까지 대국이 끝나지 않음`,
    noMoves: '둔 수가 없음',
    rests: '근거 규칙',
    agreement: {
      unrecorded: '기록에 결과가 적혀 있지 않습니다.',
      undecided:
        '둔 수만으로는 끝나지 않았습니다. 기록된 결과는 기권이나 시간처럼 수순에 남지 않는 일에 따른 것으로, 이 판정이 뒷받침하지도 부정하지도 않습니다.',
      agrees: '기록된 결과와 승부가 같습니다.',
      differs: '기록된 결과와 승부가 다릅니다.',
    },
    isVariation: '기록의 본 수순이 아니라 변화를 판정했습니다.',
    hasUnread: '기록 뒤쪽에 읽지 못한 부분이 있습니다.',
    isCut: '수가 너무 많아 앞부분만 판정했습니다.',
    because: {
      checkmate: (winner: Side, ply: number): string =>
        `${by(winner)} ${ply}수로 장군을 불렀고, 피할 수가 없었습니다.`,
      bikjang: (caller: Side, call: number, ply: number): string =>
        call === 0
          ? `처음부터 ${withParticle(sides[caller], '이/가')} 부른 빅장이 있었고, ${ply}수가 그것을 풀지 않았습니다.`
          : `${by(caller)} ${call}수로 빅장을 불렀고, ${ply}수가 그것을 풀지 않았습니다.`,
      passes: (ply: number): string => `${ply - 1}수와 ${ply}수로 두 쪽이 잇달아 쉬었습니다.`,
      moveLimit: (limit: number): string => `두 쪽을 합해 ${limit}수의 제한에 이르렀습니다.`,
      repetition: (ply: number, occurrence: number, earlier: string): string =>
        `${ply}수로 같은 국면이 ${occurrence}번째 나왔습니다.${earlier === '' ? '' : ` 앞선 국면: ${earlier}.`}`,
    },
  },
  positions: {
    title: '국면',
    start: '시작 국면',
    after: (ply: number, side: Side, move: string): string => `${ply}수 ${sides[side]} ${move} 뒤`,
    turn: (side: Side): string => `${sides[side]} 차례`,
    check: '장군',
    facing: '두 궁이 마주 봄',
  },
  count: {
    title: '점수 계산',
    piece: '기물',
    worth: '한 개',
    pieces: (side: Side): string => `${sides[side]} 남은 수`,
    points: (side: Side): string => `${sides[side]} 점수`,
    deom: '덤',
    sum: '합계',
  },
  events: {
    title: '판정에 걸린 일',
    ply: '수',
    side: '쪽',
    move: '둔 수',
    what: '일어난 일',
    rule: '규칙',
    none: '판정에 걸릴 일이 없습니다.',
    end: '여기서 정해짐',
    more: (count: number): string => `그 밖에 ${count.toLocaleString('ko')}수가 더 있습니다.`,
  },
  rules: {
    title: '적용한 규정',
    name: '규정',
    note: 'R로 시작하는 번호는 장기 스튜디오가 정리한 규칙의 번호이며, 어느 단체의 규정 원문이 아닙니다.',
  },
  readings: {
    title: '다른 규정이라면',
    rules: '규정',
    result: '결과',
    points: '다른 점',
    none: '준비된 다른 규정으로 보아도 결과가 같습니다.',
  },
  doubts: {
    title: '기보에서 살필 점',
    place: (place: string, text: string): string => `${place}: ${text}`,
    more: (count: number): string => `그 밖에 ${count.toLocaleString('ko')}건이 더 있습니다.`,
  },
  opinion: '심판 의견',
  signing: {
    closing: '위와 같이 판정합니다.',
    date: '판정한 날',
    arbiter: '심판',
    people: { cho: '초 대국자', han: '한 대국자' } as Readonly<Record<Side, string>>,
    sign: '(서명)',
  },

  /** Titles of the rules that are cited, as in docs/rules.md. */
  ruleTitles: {
    R10: '움직이고 잡기',
    R17: '자기 궁의 안전',
    R18: '장군과 멍군',
    R19: '외통',
    R20: '둘 수가 없을 때',
    R21: '한수쉼',
    R24: '첫 잡기',
    R25: '30점 미만',
    R26: '빅장 부르기',
    R27: '응수',
    R31: '같은 국면',
    R32: '막기',
    R33: '막기의 예외',
    R34: '실격패',
    R35: '점수로 끝내기',
    R36: '몇 번째인가',
    R37: '연속 장군',
    R39: '연속 한수쉼',
    R40: '수 제한',
    R41: '기물의 점수',
    R42: '덤',
    R43: '점수 판정과 무승부',
    R49: '시간패',
    R51: '기권',
    R52: '무승부 제안',
    R60: '기록의 판정',
    R61: '그대로 지나간 반칙수',
  } as Readonly<Record<CitedRule, string>>,

  dialog: {
    title: '판정서 만들기',
    options: '판정서에 적을 것',
    preview: '판정서 미리보기',
    noGame: '열린 대국이 없습니다.',
    language: '판정서의 말',
    languages: { ko: '한국어', en: 'English' },
    positions: '보일 국면',
    position: '수 번호',
    addPosition: '국면 더하기',
    addShown: (ply: number): string => `지금 보는 국면 (${ply}수)`,
    removePosition: (ply: number): string => `${ply}수 국면 빼기`,
    noSuchPosition: (first: number, last: number): string =>
      `${first}에서 ${last}까지의 수 번호를 적어 주세요.`,
    enough: (most: number): string => `국면은 ${most}개까지 보일 수 있습니다.`,
    withPlay: '잡음과 장군도 적기',
    withDoubts: '기보에서 살필 점 적기',
    opinion: '심판 의견',
    opinionHint: '비워 두면 손으로 쓸 자리를 남깁니다.',
    arbiter: '심판 이름',
    date: '판정한 날',
    print: '인쇄…',
    save: 'HTML로 저장…',
    copy: '글로 복사',
    saved: (name: string): string => `판정서를 「${name}」에 저장했습니다.`,
    copied: '판정서를 글로 복사했습니다.',
    notKept: (detail: string): string =>
      `적은 것을 보관하지 못했습니다. 닫기 전에 저장해 주세요. (${detail})`,
    fileName: (players: string): string => `판정서 ${players}`,
  },
}
