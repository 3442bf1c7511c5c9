import type { EndReason, Outcome } from '#engine/rules/outcome'
import type { PresetId, RuleSet } from '#engine/rules/ruleset'
import type { Role, Side } from '#engine/rules/types'
import { withParticle } from './particle.ts'
import { setupKo } from './setup.ko.ts'

const { roles, sides } = setupKo

const presets: Readonly<Record<PresetId, string>> = {
  standard: '표준(대한장기연맹 규정 기반)',
  kjf: '대한장기연맹식',
  kja: '대한장기협회식',
  ddakji: '딱지식(세 번째 반복 점수, 200수)',
  friendly: '친선(점수 없음)',
  casual: '온라인 친선(빅장 없음)',
}

const points: Readonly<Record<keyof RuleSet, string>> = {
  scoring: '점수제',
  bikjang: '빅장',
  bikjangBeforeMate: '빅장을 외통보다 먼저 판정',
  repetition: '반복수',
  repetitionCount: '반복수 횟수',
  perpetualCheckLoses: '연속 장군 반복은 패배',
  repetitionFreeBelow30: '양쪽 30점 미만이면 반복 허용',
  allowPass: '한수쉼',
  passCountsAsMove: '한수쉼도 수로 셈',
  moveLimit: '수 제한',
}

const bikjang: Readonly<Record<RuleSet['bikjang'], string>> = {
  off: '없음',
  kjf: '기물이 잡힌 다음 수부터',
  kja30: '양쪽 모두 30점 미만일 때',
}

const repetition: Readonly<Record<RuleSet['repetition'], string>> = {
  forbid: '둘 수 없음',
  lose: '반복한 쪽 패배',
  scoreEnd: '점수 판정',
}

const reasons: Readonly<Record<EndReason, string>> = {
  checkmate: '외통',
  resign: '기권',
  timeLoss: '시간패',
  repetitionLoss: '반복수 반칙',
  scoreBikjang: '빅장 점수 판정',
  scorePasses: '한수쉼 점수 판정',
  scoreMoveLimit: '수 제한 점수 판정',
  scoreRepetition: '반복수 점수 판정',
  drawBikjang: '빅장 무승부',
  drawPasses: '한수쉼 무승부',
  drawRepetition: '반복수 무승부',
  drawMoveLimit: '수 제한 무승부',
  drawAgreed: '합의 무승부',
  aborted: '대국 취소',
}

const pliesOf = (plies: readonly number[]): string =>
  plies.length === 0 ? '' : ` (앞선 국면: ${plies.map((ply) => `${ply}수`).join(', ')})`

/** Words of the rules (규칙): rule sets, why an action is refused, what an action brought. */
export const rulesKo = {
  presets,
  points,
  yes: '예',
  no: '아니요',
  noLimit: '없음',
  moves: (count: number) => `${count}수`,
  times: (count: number) => `${count}번째`,
  bikjang,
  repetition,
  /** How a game ended: `한 판정승 55.5 : 50 (빅장)`. */
  outcome: (outcome: Outcome) => outcome.summaryKo,
  notEnded: '끝나지 않음',
  reasons,
  /** Why an action is refused. */
  refusals: {
    'empty-square': '그 자리에는 기물이 없어요.',
    'not-your-piece': '상대의 기물은 움직일 수 없어요.',
    'same-square': '제자리로는 움직일 수 없어요.',
    'own-piece': '자기 기물이 있는 곳으로는 갈 수 없어요.',
    'not-its-way': (role: Role) => `${withParticle(roles[role], '은/는')} 그리로 갈 수 없어요.`,
    'soldier-backwards': '졸(병)은 뒤로 갈 수 없어요.',
    'outside-palace': (role: Role) =>
      `${withParticle(roles[role], '은/는')} 궁성 밖으로 나갈 수 없어요.`,
    'no-diagonal-here': (role: Role) =>
      `여기에는 대각선 길이 없어서 ${withParticle(roles[role], '이/가')} 갈 수 없어요.`,
    'path-blocked': '길이 막혀 있어요.',
    'leg-blocked': (role: Role) => `${roles[role]}의 길(멱)이 막혀 있어요.`,
    'no-screen': '포는 다른 기물 하나(포다리)를 넘어야 움직일 수 있어요.',
    'over-cannon': '포는 포를 넘을 수 없어요.',
    'too-many-screens': '포는 기물을 하나만 넘을 수 있어요.',
    'takes-cannon': '포는 포를 잡을 수 없어요.',
    'takes-general': '궁은 잡을 수 없어요.',
    pinned: (attacker: Role, square: string) =>
      `이 기물이 움직이면 ${square}의 ${roles[attacker]}에게 궁이 잡혀요.`,
    'becomes-screen': (square: string) =>
      `그리로 가면 ${square}의 포에게 포다리가 되어 궁이 잡혀요.`,
    'into-check': (attackers: string) =>
      `궁이 공격받는 곳으로는 갈 수 없어요. 공격하는 기물: ${attackers}`,
    'still-in-check': (attackers: string) => `장군을 피해야 해요. 장군을 부른 기물: ${attackers}`,
    'game-over': '이미 끝난 대국이에요.',
    'pass-in-check': '장군을 받은 상태에서는 쉴 수 없어요.',
    'pass-not-allowed': '이 대국에서는 한수 쉴 수 없어요.',
    repetition: (occurrence: number, plies: readonly number[]) =>
      `같은 수를 너무 많이 반복해서 둘 수 없어요. ${occurrence}번째 같은 국면이에요${pliesOf(plies)}.`,
  },
  attacker: (role: Role, square: string) => `${square} ${roles[role]}`,
  /** What an action brought. */
  events: {
    illegalStood: (why: string) => `규칙에 어긋난 수가 그대로 두어졌습니다. ${why}`,
    afterEnd: '대국이 끝난 뒤의 수입니다.',
    pass: '한수쉼',
    forcedPass: '둘 수가 없어 한수쉼',
    capture: (role: Role) => `${withParticle(roles[role], '을/를')} 잡음`,
    scoreChange: (cho: number, han: number) => `점수 초 ${cho} : 한 ${han}`,
    bikjangAnswered: '빅장을 풂',
    bikjangAccepted: '빅장을 풀지 않음',
    bikjangCalled: '빅장!',
    repetition: (n: number, plies: readonly number[]) => `같은 국면 ${n}번째${pliesOf(plies)}`,
    janggun: '장군!',
    meonggun: '멍군!',
  },
  /** What a ruling adds to an end by repetition. */
  perpetual: (side: Side) =>
    `${withParticle(sides[side], '이/가')} 반복하는 동안 수마다 장군을 불렀습니다.`,
  /** R25: what is told of the association's rule and is no rule here. */
  kingCaptureNote:
    '참고: 대한장기협회 규정에는 궁이 기물을 잡은 경우의 예외가 있다고 전합니다. 판정에는 넣지 않았습니다.',
  perpetualUnknown: '기록이 첫 국면까지 닿지 않아 연속 장군인지 가릴 수 없습니다.',
  ruleProblems: {
    'rules-not-an-object': '규칙이 아닙니다.',
    'rules-unknown-point': (point: string) => `모르는 규칙 항목 「${point}」입니다.`,
    'rules-missing-point': (point: keyof RuleSet) => `규칙 「${points[point]}」 항목이 없습니다.`,
    'rules-bad-value': (point: keyof RuleSet) => `규칙 「${points[point]}」 값이 잘못되었습니다.`,
  },
  pastProblems: {
    'past-not-an-object': '국면의 지난 일이 아닙니다.',
    'past-unknown-key': (key: string) => `지난 일에 모르는 항목이 있습니다: ${key}`,
    'past-bad-value': (key: string) => `지난 일의 「${key}」 값이 잘못되었습니다.`,
    'past-bikjang-not-facing': '두 궁이 마주보지 않으므로 응수할 빅장이 없습니다.',
    'past-bikjang-own-turn': '빅장을 부른 쪽이 둘 차례일 수 없습니다.',
    'past-trail-turn': (index: number) => `지난 국면 ${index + 1}번째의 차례가 맞지 않습니다.`,
    'past-too-long': (key: string) => `지난 일의 「${key}」 값이 수순보다 깁니다.`,
    'standing-not-a-position': '국면을 읽을 수 없습니다.',
  },
}
