import type { Side } from '#engine/rules/types'
import { setupKo } from './setup.ko.ts'

const { sides } = setupKo

/** Words of the position editor. */
export const positionKo = {
  title: '국면 만들기',
  palette: (side: Side): string => `${sides[side]} 기물`,
  hand: '옮기기',
  eraser: '지우기',
  help: '기물을 골라 점을 누르거나 판으로 끌어다 놓으세요. 판의 기물에서 오른쪽 단추는 편을, 휠은 종류를 바꿉니다. 판 밖으로 끌면 없어집니다.',

  board: '판',
  clear: '모두 치우기',
  mirror: '좌우 바꾸기',
  swap: '초와 한 바꾸기',
  fromGame: '대국의 국면 가져오기',
  turn: '둘 차례',

  starts: '시작 국면 16가지',
  startsHint: '가로는 초, 세로는 한의 상차림입니다.',
  start: (cho: string, han: string): string => `초 ${cho}, 한 ${han}`,

  past: '지난 일',
  pastHint: '국면 글(FEN)에 없지만 판정에 쓰는 일입니다. 모르면 그대로 두세요.',
  plies: '지금까지 둔 수',
  passes: '그 가운데 한수쉼',
  occurrence: '이 국면이 나온 횟수',
  hasCapture: '앞서 기물이 잡혔음',
  afterPass: '바로 앞이 한수쉼',
  bikjangCalled: '상대가 빅장을 부름',
  firstMover: '첫 수를 둔 편',
  movesHere: {
    label: '이 국면까지 온 수순 (잡은 수 다음부터)',
    placeholder: '71졸72 41병42 72졸71 42병41',
    take: '수순 넣기',
    'not-moves': '기보처럼 적은 수순이 아닙니다.',
    captures: (n: number): string =>
      `${n}번째 수가 기물을 잡습니다. 잡기 전 국면은 다시 나올 수 없으니 그다음 수부터 적어 주세요.`,
    impossible: (n: number): string =>
      `${n}번째 수부터는 이 국면에 이를 수 없습니다. 수순과 둘 차례를 확인해 주세요.`,
  },
  notFacing: '두 궁이 마주 볼 때만 고를 수 있습니다.',

  taken: (positions: number, checks: number): string =>
    `앞선 국면 ${positions}개를 압니다. 이어진 장군 ${checks}번. 위의 것을 고치면 쓰지 않습니다.`,

  problems: '고칠 것',
  noProblems: '바로 둘 수 있는 국면입니다.',
  fen: '국면 글(FEN)',
  copy: '복사',

  newGame: '이 국면에서 새 대국',
  continueHere: '열린 대국에 이어 두기',
  reach: {
    same: '열린 대국에 있는 국면입니다. 그 자리로 갑니다.',
    move: (move: string): string => `지금 수 뒤에 ${move} 변화로 이어집니다.`,
    none: '열린 대국의 국면에서 한 수로 갈 수 없는 국면입니다.',
    noGame: '열린 대국이 없습니다.',
  },
  untitled: '만든 국면',
}
