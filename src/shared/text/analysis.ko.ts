import type { Side } from '#engine/rules/types'
import type { EngineFault, EnginePhase } from '#shared/contract/engines'
import { withParticle } from './particle.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: '초', han: '한' }
const number = new Intl.NumberFormat('ko', { notation: 'compact', maximumFractionDigits: 1 })
const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`

type FaultWords = {
  readonly [C in EngineFault['code']]: (fault: Extract<EngineFault, { code: C }>) => string
}

/** Words of the analysis by engines. */
export const analysisKo = {
  start: '분석 시작',
  stop: '분석 멈춤',
  engine: '엔진',
  builtIn: '내장 엔진',
  lines: '후보 수',
  linesOption: (n: number): string => `후보 ${n}개`,
  units: { points: '점수 차', share: '승률' },
  unit: '평가 표시',
  /** Says whose view the figures take. */
  convention: { points: '초 기준 점수 차', share: '초의 예상 승률' },
  threads: '스레드',
  hash: '해시 (MB)',
  arrows: '판에 화살표',
  threat: '위협 보기',
  threatOn: '상대가 한 수 더 둔다면',
  lock: '국면 고정',
  locked: (ply: number): string => (ply === 0 ? '시작 국면에 고정' : `${ply}수 국면에 고정`),
  toLocked: '고정한 국면으로',
  manage: '엔진 관리…',
  options: '분석 설정',
  idle: '분석을 시작하면 이 국면의 좋은 수와 평가가 나옵니다.',
  remembered: '앞서 분석한 결과입니다.',
  noMoves: '둘 수 있는 수가 없는 국면입니다.',
  notPlayable: '엔진이 분석할 수 없는 국면입니다.',
  noThreatInCheck: '장군을 받은 국면에서는 위협을 볼 수 없습니다.',
  done: '끝까지 읽었습니다.',
  phases: {
    starting: '엔진을 켜고 있습니다…',
    'setting-up': '엔진이 준비하고 있습니다…',
    thinking: '읽고 있습니다…',
    restarting: '엔진이 꺼져 다시 켜고 있습니다…',
  } as Readonly<Record<EnginePhase, string>>,
  facts: (depth: number, nodes: number, speed: number): string =>
    `깊이 ${depth} · 국면 ${number.format(nodes)} · 초당 ${number.format(speed)}`,
  score: {
    points: signed,
    share: (share: number): string => `${Math.round(share * 100)}%`,
    mate: (side: Side, moves: number): string => `${SIDE[side]} 외통 ${moves}수`,
    ruling: (side: Side, moves: number): string => `${SIDE[side]} 판정승 ${moves}수`,
  },
  line: (rank: number, score: string): string => `${rank}번 후보, ${score}`,
  moveName: (text: string): string => `${text}까지 변화로 넣기`,
  whole: (rank: number): string => `${rank}번 후보 펼치기`,
  insert: '변화로 넣기',
  pass: '한수쉼',
  bar: (text: string): string => `엔진 평가: ${text}`,
  barNone: '엔진 평가 없음',
  preview: (text: string): string => `${text} 다음 국면`,

  mate: {
    seek: '외통 찾기',
    checks: '장군으로만',
    seeking: '외통을 찾고 있습니다…',
    found: (moves: number): string => `외통 ${moves}수`,
    none: '외통이 없습니다. 모두 따져 보았습니다.',
    unknown: '외통을 찾지 못했습니다. 있는지 없는지는 모릅니다.',
    insert: '외통 수순을 변화로 넣기',
  },

  play: {
    thinking: (side: Side): string => `엔진이 ${SIDE[side]} 수를 생각하고 있습니다…`,
    yours: '둘 차례입니다.',
    level: '한 수에 쓰는 시간',
    seconds: (n: number): string => `${n}초`,
  },

  engines: {
    title: '엔진 관리',
    list: '엔진',
    add: '엔진 추가',
    addFound: (name: string): string => `${name} 추가`,
    found: '이 컴퓨터에서 찾은 엔진',
    path: '프로그램 경로',
    pathHint: 'UCI로 말하고 장기를 두는 프로그램이어야 합니다. 예: Fairy-Stockfish',
    browse: '찾아보기…',
    adding: '엔진을 켜서 확인하고 있습니다…',
    name: '이름',
    pointsPerPawn: '100cp의 점수',
    pointsPerPawnHint: '엔진이 졸 하나로 세는 값을 몇 점으로 볼지 정합니다.',
    settings: '엔진 선택 사항',
    noSettings: '이 엔진에는 바꿀 것이 없습니다.',
    builtInHint: '장기 스튜디오에 들어 있는 엔진입니다. 고른 규칙을 그대로 지킵니다.',
    save: '저장',
    saved: '저장했습니다.',
    remove: '목록에서 지우기',
    removeAsk: (name: string): string => `${withParticle(name, '을/를')} 목록에서 지울까요?`,
    removeHint: '프로그램 파일은 그대로 둡니다.',
    log: '주고받은 말',
    logEmpty: '아직 주고받은 말이 없습니다.',
    refresh: '새로 읽기',
    sources: { studio: '보냄', engine: '받음', error: '오류', note: '알림' },
  },

  faults: {
    'no-such-engine': () => '목록에 없는 엔진입니다.',
    'engine-not-found': ({ path }) => `프로그램이 없습니다: ${path}`,
    'engine-not-allowed': ({ path }) =>
      `허락된 폴더 밖에 있는 프로그램입니다: ${path}. 찾아보기로 고르거나 프로그램을 연 폴더 안에 두세요.`,
    'engine-not-executable': ({ path }) => `실행할 수 있는 프로그램이 아닙니다: ${path}`,
    'engine-silent': ({ seconds }) => `엔진이 ${seconds}초 동안 대답하지 않아 껐습니다.`,
    'engine-without-janggi': () => '장기를 두지 못하는 엔진입니다.',
    'engine-ended': ({ how }) => `엔진이 스스로 꺼졌습니다 (${how}).`,
    'engine-did-not-stop': () => '멈추라는 말을 듣지 않아 엔진을 껐습니다.',
    'engine-flooded': () => '엔진이 말을 너무 많이 쏟아내어 껐습니다.',
    'bad-position': () => '엔진이 분석할 수 없는 국면입니다.',
  } as FaultWords,
  lastWords: '엔진의 마지막 말',
  again: '다시 시작',
  tooMany: (limit: number): string => `엔진은 ${limit}개까지 둘 수 있습니다.`,
  notSaved: (detail: string): string => `저장하지 못했습니다. ${detail}`,
}
