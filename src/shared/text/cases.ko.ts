import type { CaseGroup } from '#engine/arbiter/case-groups'
import type { Observation } from '#engine/arbiter/observation'
import type { Confidence } from '#engine/arbiter/told-case'
import type { Phase } from '#engine/match/state'
import { setupKo } from './setup.ko.ts'

const { sides } = setupKo

const groups: Readonly<Record<CaseGroup, string>> = {
  setup: '상차림과 첫 국면',
  palace: '궁과 사',
  chariot: '차',
  cannon: '포',
  horse: '마',
  elephant: '상',
  soldier: '졸과 병',
  check: '장군과 멍군',
  mate: '외통',
  pin: '묶인 기물',
  'bikjang-kjf': '빅장: 첫 잡기 뒤',
  'bikjang-kja30': '빅장: 30점 미만',
  'bikjang-off': '빅장이 없는 규칙',
  'ending-order': '끝을 보는 순서',
  'repetition-forbid': '반복수: 막기',
  'repetition-lose': '반복수: 실격패',
  'repetition-points': '반복수: 점수',
  'perpetual-check': '연속 장군',
  pass: '한수쉼',
  limit: '수 제한',
  points: '점수와 덤',
  clock: '시계',
  undo: '무르기',
  conduct: '기권과 무승부 제안',
  views: '보이는 것',
  judging: '기록의 판정',
  arbiter: '심판의 몫',
}

const confidences: Readonly<Record<Confidence, string>> = {
  literal: '출처에 적힌 그대로입니다.',
  derived: '출처에서 따라 나옵니다.',
  ambiguous: '출처나 읽는 이에 따라 다릅니다.',
  gap: '출처가 없어 심판이 정합니다.',
}

const phases: Readonly<Record<Phase, string>> = {
  setup: '상차림 중',
  playing: '두는 중',
  finished: '끝남',
}

const labels: Readonly<Record<keyof Observation, string>> = {
  legal: '둘 수 있는지',
  reason: '까닭',
  fen: '국면',
  turn: '차례',
  inCheck: '장군 받음',
  facing: '궁끼리 마주 봄',
  legalMoveCount: '둘 수 있는 수',
  passAllowed: '한수쉼 가능',
  bikjangCalledBy: '빅장 부른 쪽',
  consecutivePasses: '이어진 한수쉼',
  occurrence: '같은 국면',
  firstCapturePly: '첫 잡기',
  captureHappened: '잡은 기물 있음',
  ply: '둔 수',
  scores: '점수',
  result: '결과',
  destinations: '갈 수 있는 점',
  illegalStood: '그대로 지나간 반칙수',
  afterEnd: '끝난 뒤의 수',
  phase: '단계',
  choice: '고른 상차림',
  clock: '남은 시간',
  mainMs: '남은 기본 시간',
  periodsLeft: '남은 초읽기',
  visible: '보이는 상차림',
}

/** Reasons of a refusal, as cases name them. */
const reasons: Readonly<Record<string, string>> = {
  pattern: '그 기물이 그렇게 갈 수 없음',
  ownKingAttacked: '자기 궁이 공격받음',
  check: '장군을 받고 있음',
  passNotAllowed: '한수쉼을 하지 않는 규칙',
  repetition: '반복수',
  notYourTurnToChoose: '아직 고를 차례가 아님',
  alreadyChosen: '이미 고름',
  offerTooSoon: '다시 제안하기에는 이름',
  gameOver: '이미 끝남',
}

/** Words of the rule cases. */
export const casesKo = {
  groups,
  ownGroup: '내 사례',
  confidences,
  labels,
  reasons,
  phases,
  yes: '예',
  no: '아니요',
  none: '없음',
  canMove: '둘 수 있습니다',
  cannotMove: '둘 수 없습니다',
  times: (n: number): string => `${n}번째`,
  plies: (numbers: readonly number[]): string => numbers.map((n) => `${n}수`).join(', '),
  moves: (n: number): string => `${n}수`,
  seconds: (ms: number): string => `${ms / 1000}초`,
  periods: (n: number): string => `${n}번`,
  clockOf: (cho: string, han: string): string => `초 ${cho}, 한 ${han}`,
  scores: (cho: number, han: number): string => `초 ${cho} : 한 ${han}`,
  hidden: '보이지 않음',
  chosenUnseen: '골랐으나 보이지 않음',
  policy: '프로그램이 판정하지 않습니다. 심판이 정합니다.',
  unreached: (move: number, why: string): string =>
    move > 0 ? `${move}번째 수에서 멈춤 (${why})` : `시작할 수 없음 (${why})`,

  search: '사례 찾기 (제목, 설명, 규칙 번호)',
  list: '규칙 사례',
  count: (shown: number, all: number): string =>
    shown === all ? `모두 ${all}개` : `${all}개 가운데 ${shown}개`,
  noMatch: '맞는 사례가 없습니다. 다른 낱말이나 초성으로 찾아 보세요.',
  loading: '사례를 읽고 있습니다…',
  pick: '목록에서 사례를 고르면 판 위에서 한 수씩 따라갈 수 있습니다.',
  back: '사례 목록',

  verdict: '판정',
  under: (rules: string): string => `「${rules}」 규칙에서`,
  changedRules: '고친 규칙',
  agrees: '사례가 말하는 판정과 같습니다.',
  disagrees: '사례가 말하는 판정과 다릅니다.',
  readings: '규칙마다',
  same: '같음',
  otherwise: '다름',
  why: '까닭',
  byRules: '근거 규칙',
  whoDiffers: '다르게 읽는 곳',
  confidence: '믿음의 정도',

  step: (n: number, all: number): string => `${n} / ${all}`,
  steps: '사례 따라가기',
  start: '시작 국면입니다.',
  asked: '묻는 수',
  played: (side: string, move: string): string => `${side} ${move}`,
  refused: (move: string, why: string): string => `${move}: 둘 수 없습니다. ${why}`,
  undone: (n: number): string => `${n}수를 물렀습니다.`,
  chosen: '상차림을 골랐습니다.',
  questions: {
    move: '이 수를 둘 수 있나요?',
    destinations: (square: string): string => `${square}의 기물은 어디로 갈 수 있나요?`,
    status: '이 국면은 어떤가요?',
    board: '기물이 어디에 놓이나요?',
    undo: '무르고 나면 어떻게 되나요?',
    timedMove: '이만큼 쓰고 두면 시간이 어떻게 되나요?',
    timeout: '시간이 다 되면 어떻게 되나요?',
    setup: '이 상차림을 고를 수 있나요?',
    view: (viewer: string, of: string): string => `${viewer}에게 ${of}의 상차림이 어떻게 보이나요?`,
    spectator: '구경꾼',
    resign: (side: string): string => `${side} 쪽이 기권하면 어떻게 되나요?`,
    offerDraw: (side: string): string => `${side} 쪽이 무승부를 제안할 수 있나요?`,
    judge: '이 기록은 어떻게 끝나나요?',
    policy: '심판은 어떻게 정하나요?',
  },
  own: {
    add: '사례 더하기',
    take: '사례 파일 들여오기',
    give: '내 사례를 파일로',
    remove: '이 사례 지우기',
    fileName: '내-규칙-사례',
    title: '규칙 사례 만들기',
    explain:
      '보고 있는 국면과 지금 규칙으로 사례를 만듭니다. 지금 판정이 사례의 판정으로 남습니다.',
    name: '제목',
    question: '무엇을 묻나요',
    questions: { status: '국면의 상태', move: '수 하나' },
    move: '수 (예: 7978, 한수쉼)',
    why: '설명',
    save: '저장',
    taken: (n: number, refused: number): string =>
      refused === 0
        ? `사례 ${n}개를 들여왔습니다.`
        : `사례 ${n}개를 들여왔습니다. 사례가 아닌 ${refused}개는 뺐습니다.`,
    problems: {
      noText: '제목과 설명을 적어 주세요.',
      noMove: '수를 7978처럼 적어 주세요.',
      noPosition: '사례로 만들 국면이 없습니다. 기보를 열거나 국면을 만들어 주세요.',
      noCases: '사례가 들어 있는 파일이 아닙니다.',
      notSaved: (detail: string): string => `사례를 저장하지 못했습니다. (${detail})`,
    },
  },
  openAsGame: '대국으로 열기',
  sides,
}
