import type { MoveMark } from '#engine/review/move-marks'
import type { Phase } from '#engine/review/phase'
import type { WinMissed } from '#engine/review/review'
import type { Side } from '#engine/rules/types'
import { withParticle } from './particle.ts'

const SIDE: Readonly<Record<Side, string>> = { cho: '초', han: '한' }
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${Math.round(seconds % 60)}초`
const time = new Intl.DateTimeFormat('ko', { dateStyle: 'long', timeStyle: 'short' })
const percent = (share: number): string => `${Math.round(share * 100)}%`
const WIN: Readonly<Record<WinMissed['kind'], string>> = { mate: '외통', ruling: '판정승' }

/** Words of the review of whole games. */
export const reviewKo = {
  start: '복기 시작',
  startAll: (n: number): string => `${n}판 모두 복기`,
  cancel: '그만두기',
  explain: '엔진이 마지막 수부터 거꾸로 모든 국면을 보고, 수마다 무엇을 잃었는지 알려 드립니다.',
  time: '국면마다',
  seconds: (n: number): string => `${n}초`,
  progress: (done: number, all: number): string => `${all}국면 가운데 ${done}국면`,
  queued: (n: number): string => `기다리는 판 ${n}개`,
  done: '복기를 마쳤습니다.',
  recalled: '앞서 한 복기입니다. 다시 시작하면 새 복기가 대신합니다.',
  by: (engine: string, rules: string, at: number, seconds: number): string =>
    `${engine} · ${rules} · ${time.format(at)} · 국면마다 ${seconds}초`,
  inLibrary: '보관함의 대국에 함께 두었습니다.',
  stopped: '여기까지 본 것만 보여 드립니다.',
  graph: '평가 그래프',
  graphHint: '화살표 키로 수를 옮길 수 있습니다.',
  graphShare: '초의 예상 승률',
  graphPoints: '점수 차 (초 − 한)',
  graphTimes: '쓴 시간 (위 초, 아래 한)',
  timeAt: (seconds: number): string => `쓴 시간 ${duration(seconds)}`,
  graphAt: (ply: number, share: number, lead: number): string =>
    `${ply}수, 초 예상 승률 ${percent(share)}, 점수 차 ${lead > 0 ? '+' : ''}${lead}`,
  accuracy: '정확도',
  side: SIDE,
  phases: { opening: '포진', middle: '중반', ending: '종반' } as Readonly<Record<Phase, string>>,
  marks: {
    brilliant: '묘수',
    good: '좋은 수',
    dubious: '의문 수',
    mistake: '실수',
    blunder: '큰 실수',
  } as Readonly<Record<MoveMark, string>>,
  all: '전체',
  turns: '승부가 뒤집힌 곳',
  noTurns: '뒤집힌 곳이 없습니다.',
  findings: '눈여겨볼 수',
  noFindings: '눈여겨볼 수가 없습니다.',
  moveAt: (ply: number, text: string): string => `${ply}수 ${text}`,
  lost: (loss: number): string => `승률 −${percent(loss)}`,
  goTo: (ply: number): string => `${ply}수로 가기`,
  thresholds: '표시 기준 (잃은 승률)',
  keep: '기보에 넣기',
  kept: '기보에 넣었습니다. 실행 취소로 되돌릴 수 있습니다.',
  withComments: '설명도 넣기',
  withVariations: '더 나은 수를 변화로 넣기',
  settings: '복기 설정',

  comments: {
    missed: ({ kind, moves }: WinMissed, best: string): string =>
      `${best}부터 ${moves}수 ${withParticle(WIN[kind], '을/를')} 놓쳤습니다.`,
    allowed: (winner: Side, { kind, moves }: WinMissed): string =>
      `${SIDE[winner]}에게 ${moves}수 ${withParticle(WIN[kind], '을/를')} 허락합니다.`,
    loses: (piece: string, points: number): string =>
      `${withParticle(piece, '을/를')} 잃어 ${points}점 손해입니다.`,
    better: (best: string): string => `${withParticle(best, '이/가')} 더 나았습니다.`,
    only: (margin: number): string =>
      `하나뿐인 좋은 수입니다. 다른 수를 두면 승률이 ${percent(margin)} 떨어집니다.`,
    sacrifice: '기물을 내주고도 좋은 수입니다.',
    proof: (line: string): string => `이어지는 수: ${line}`,
  },
}
