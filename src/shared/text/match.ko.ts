import type { Arrangement } from '#engine/rules/setup'
import { opposite, type Role, type Side } from '#engine/rules/types'
import { withParticle } from './particle.ts'
import { setupKo } from './setup.ko.ts'

const { sides } = setupKo

const arrangements: Readonly<Record<Arrangement, string>> = {
  MSSM: '마상상마',
  SMMS: '상마마상',
  SMSM: '상마상마',
  MSMS: '마상마상',
}

/** The soldier has a name of its own on each side. */
const pieceOf = (side: Side, role: Role): string => {
  if (role === 'soldier') return side === 'cho' ? '졸' : '병'
  return setupKo.roles[role]
}

const by = (side: Side): string => withParticle(sides[side], '이/가')

/** Words of a match (대국) between two players. */
export const matchKo = {
  arrangements,
  /** Why an action was not taken. */
  refusals: {
    malformed: (path: string) =>
      path === '' ? '알 수 없는 요청이에요.' : `요청의 「${path}」 부분이 잘못되었어요.`,
    badTime: '요청의 시각이 잘못되었어요.',
    unknownPlayer: '이 대국의 대국자가 아니에요.',
    notYourAction: '이 요청은 보낼 수 없어요.',
    gameOver: '이미 끝난 대국이에요.',
    wrongPhase: {
      setup: '상차림을 마친 뒤에 할 수 있어요.',
      playing: '상차림은 이미 끝났어요.',
      finished: '이미 끝난 대국이에요.',
    },
    notYourTurnToChoose: '한이 먼저 상차림을 골라야 해요.',
    alreadyChosen: '상차림을 이미 골랐어요.',
    notYourTurn: '상대가 둘 차례예요.',
    undoOff: '이 대국에서는 무를 수 없어요.',
    undoLimit: (limit: number) => `무르기 ${limit}번을 모두 썼어요.`,
    nothingToUndo: '무를 수가 없어요. 아직 둔 수가 모자라요.',
    drawOfferOff: '이 대국에서는 무승부를 제안할 수 없어요.',
    offerTooSoon: (left: number) => `${left}수를 더 둔 뒤에 무승부를 다시 제안할 수 있어요.`,
    requestPending: '먼저 보낸 요청의 답을 기다리고 있어요.',
    noRequest: '기다리는 요청이 없어요.',
    ownRequest: '상대가 답해야 하는 요청이에요.',
    notLate: '아직 시간이 남아 있어요.',
    sameConnection: '연결 상태가 그대로예요.',
  },
  events: {
    setupChosen: (side: Side, arrangement: Arrangement | null, automatic: boolean) => {
      if (arrangement === null) {
        return automatic
          ? `시간이 지나 ${sides[side]}의 상차림을 자동으로 골랐어요.`
          : `${by(side)} 상차림을 골랐어요.`
      }
      return automatic
        ? `시간이 지나 ${sides[side]}의 상차림을 자동으로 골랐어요: ${arrangements[arrangement]}`
        : `${by(side)} 상차림을 골랐어요: ${arrangements[arrangement]}`
    },
    started: (cho: Arrangement, han: Arrangement) =>
      `대국을 시작해요. 초 ${arrangements[cho]}, 한 ${arrangements[han]}`,
    moved: (side: Side, from: string, to: string, role: Role | null) => {
      const taken = role && pieceOf(opposite(side), role)
      const step = `${sides[side]}: ${from} → ${to}`
      return taken === null ? step : `${step}, ${withParticle(taken, '을/를')} 잡았어요.`
    },
    passed: (side: Side, forced: boolean) =>
      forced ? `${by(side)} 둘 수가 없어 한수 쉬었어요.` : `${by(side)} 한수 쉬었어요.`,
    janggun: (side: Side) => `${sides[side]}: 장군!`,
    meonggun: (side: Side) => `${sides[side]}: 멍군!`,
    bikjang: (side: Side) => `${sides[side]}: 빅장!`,
    bikjangAnswered: (side: Side) => `${by(side)} 빅장을 풀었어요.`,
    bikjangAccepted: (side: Side) => `${by(side)} 빅장을 풀지 않았어요.`,
    repeated: (occurrence: number) => `같은 국면이 ${occurrence}번째 나왔어요.`,
    undoRequested: (side: Side, plies: number) => `${by(side)} 무르기를 부탁했어요(${plies}수).`,
    undone: (side: Side, plies: number) => `${sides[side]}의 부탁으로 ${plies}수를 물렀어요.`,
    undoRefused: (side: Side) => `${sides[side]}의 무르기 부탁을 거절했어요.`,
    undoCancelled: (side: Side) => `${sides[side]}의 무르기 부탁이 취소되었어요.`,
    drawOffered: (side: Side) => `${by(side)} 무승부를 제안했어요.`,
    drawRefused: (side: Side) => `${sides[side]}의 무승부 제안을 거절했어요.`,
    drawCancelled: (side: Side) => `${sides[side]}의 무승부 제안이 취소되었어요.`,
    disconnected: (side: Side) => `${sides[side]}의 연결이 끊겼어요.`,
    reconnected: (side: Side) => `${by(side)} 다시 연결되었어요.`,
  },
  /** Shown at the occurrence before the one that bites, by the rule in force. */
  repetitionWarnings: {
    forbid: '한 번 더 반복하면 둘 수 없어요.',
    lose: '한 번 더 반복하면 반복한 쪽이 져요.',
    scoreEnd: '한 번 더 반복하면 점수로 판정해요.',
    scoreEndDraw: '한 번 더 반복하면 무승부가 돼요.',
  },
}
