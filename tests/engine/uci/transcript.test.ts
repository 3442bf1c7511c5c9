import { describe, expect, test } from 'vitest'
import { UciLoop } from '#engine/uci/loop'
import { SynchronousThinker } from '#engine/uci/synchronous-thinker'
import type { Job, Thinker, ThinkerListener } from '#engine/uci/thinker'

const engine = new SynchronousThinker({ now: () => 0, shouldStop: () => false })

/** Thinks at once, inside `go`; a search that would not end by itself is cut at some nodes. */
const atOnce: Thinker = {
  think: (job, _isPondering, listener) => {
    const isOpen = Object.keys(job.limits).length === 0
    engine.think(isOpen ? { ...job, limits: { nodes: 2000 } } : job, listener)
  },
  stop: () => undefined,
  ponderHit: () => undefined,
  clear: () => engine.clear(),
  bench: (depth, onDone) => engine.bench(depth, onDone),
}

/** The loop's answers to each line. */
function talk(...lines: readonly string[]): readonly (readonly string[])[] {
  let answers: string[] = []
  const loop = new UciLoop(atOnce, 'Engine', (line) => answers.push(line))
  return lines.map((line) => {
    answers = []
    loop.receive(line)
    return answers
  })
}

const last = (answers: readonly string[] | undefined): string | undefined => answers?.at(-1)

test('introduces itself with its options', () => {
  const [answers = []] = talk('uci')
  expect(answers[0]).toBe('id name Engine')
  expect(last(answers)).toBe('uciok')
  for (const name of ['Hash', 'Threads', 'MultiPV', 'UCI_Variant', 'Rules', 'Ponder']) {
    expect(answers.some((line) => line.startsWith(`option name ${name} type `))).toBe(true)
  }
})

test('answers isready, passes over what it does not know, hears quit', () => {
  const loop = new UciLoop(atOnce, 'Engine', (line) => answers.push(line))
  const answers: string[] = []
  for (const line of ['', 'nonsense 12', 'debug on', 'isready']) loop.receive(line)
  expect(answers).toEqual(['readyok'])
  expect(loop.isEnded).toBe(false)
  loop.receive('quit')
  expect(loop.isEnded).toBe(true)
})

test('plays a move from the start and says how it came to it', () => {
  const [, answers = []] = talk('position startpos', 'go depth 3')
  expect(answers).toHaveLength(4)
  expect(answers[2]).toMatch(
    /^info depth 3 seldepth \d+ multipv 1 score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ time 0 pv( [a-i]\d+[a-i]\d+)+$/,
  )
  expect(last(answers)).toMatch(/^bestmove [a-i]\d+[a-i]\d+ ponder [a-i]\d+[a-i]\d+$/)
})

test('tells as many lines as it is asked for', () => {
  const [, , answers = []] = talk(
    'setoption name MultiPV value 3',
    'position startpos',
    'go depth 2',
  )
  const ranks = answers
    .filter((line) => line.startsWith('info depth 2'))
    .map((line) => line.split(' ')[6])
  expect(ranks).toEqual(['1', '2', '3'])
})

const MATE_IN_ONE = '4k4/R8/9/9/9/9/9/9/3K5/1R7 w'

describe('positions', () => {
  test.each([
    { name: 'a FEN', position: `fen ${MATE_IN_ONE}`, best: 'bestmove b1b10' },
    {
      name: 'moves after a FEN, the pass among them',
      position: `fen ${MATE_IN_ONE} moves d2d2 e10d10 d2e2 d10d10`,
      best: 'bestmove b1b10',
    },
  ])('$name', ({ position, best }) => {
    const [, answers] = talk(`position ${position}`, 'go depth 2')
    expect(last(answers)).toBe(best)
  })

  test.each([
    { line: 'position fen 9/9 w', says: 'info string cannot read this FEN' },
    { line: 'position fen 9/9/9/9/9/9/9/9/9/9 w', says: 'info string cannot play this position' },
    { line: 'position startpos moves z1z2', says: 'info string cannot play this move: z1z2' },
    { line: 'position', says: 'info string cannot read this FEN' },
  ])('$line is refused, the former position stays', ({ line, says }) => {
    const [, answers, then] = talk(`position fen ${MATE_IN_ONE}`, line, 'go depth 2')
    expect(answers?.[0]).toContain(says)
    expect(last(then)).toBe('bestmove b1b10')
  })

  test('a move that cannot be carried out leaves no best move', () => {
    const [, answers] = talk('position startpos moves e5e6', 'go depth 1')
    expect(last(answers)).toBe('bestmove (none)')
  })

  test('a mated side has no move, and cannot pass', () => {
    const [, answers] = talk(`position fen ${MATE_IN_ONE} moves b1b10`, 'go depth 3')
    expect(answers).toEqual(['bestmove (none)'])
  })
})

test('the rules follow the variant until they are named', () => {
  const facing = '4k4/9/9/9/9/4r4/9/9/4K4/R8 w'
  const scoreUnder = (...options: readonly string[]): string | undefined =>
    talk(...options, `position fen ${facing}`, 'go depth 1').at(-1)?.[0]
  const named = scoreUnder('setoption name Rules value friendly')
  expect(scoreUnder('setoption name UCI_Variant value janggitraditional')).toBe(named)
  const [answers] = talk('setoption name UCI_Variant value chess')
  expect(answers?.[0]).toContain('cannot set this option')
})

test('only the moves it is told to look at', () => {
  const [, answers] = talk(`position fen ${MATE_IN_ONE}`, 'go depth 2 searchmoves b1b2 b1b3')
  expect(last(answers)).toMatch(/^bestmove b1b[23]/)
})

test.each([
  { name: 'infinite', go: 'go infinite', end: 'stop' },
  { name: 'without a limit', go: 'go', end: 'stop' },
  { name: 'pondering, stopped', go: 'go ponder wtime 1000 btime 1000', end: 'stop' },
  { name: 'pondering, as expected', go: 'go ponder wtime 1000 btime 1000', end: 'ponderhit' },
])('a search $name holds its move back until it may say it', ({ go, end }) => {
  const [, searched = [], ready, ended] = talk(`position fen ${MATE_IN_ONE}`, go, 'isready', end)
  expect(searched.some((line) => line.startsWith('bestmove'))).toBe(false)
  expect(ready).toEqual(['readyok'])
  expect(ended).toEqual(['bestmove b1b10'])
})

test('bench says nodes', () => {
  const [answers] = talk('bench 2')
  expect(answers?.[0]).toMatch(/^bench depth 2 nodes \d+ time 0 nps \d+$/)
})

/** Thinks until it is told to stop, as a thread does. */
class Slow implements Thinker {
  listener: ThinkerListener | undefined
  job: Job | undefined
  think(job: Job, _isPondering: boolean, listener: ThinkerListener): void {
    this.job = job
    this.listener = listener
  }
  stop(): void {
    this.listener?.onDone({ lines: [], depth: 0, nodes: 0, ms: 0, fullness: 0 })
    this.listener = undefined
  }
  ponderHit(): void {}
  clear(): void {}
  bench(): void {}
}

describe('while a search runs in its thread', () => {
  test('the loop goes on hearing, and refuses a second search', async () => {
    const slow = new Slow()
    const answers: string[] = []
    const loop = new UciLoop(slow, 'Engine', (line) => answers.push(line))
    for (const line of ['go infinite', 'isready', 'go depth 1', 'stop']) loop.receive(line)
    expect(answers).toEqual(['readyok', 'info string a search is running', 'bestmove (none)'])
    await loop.whenIdle()
  })

  test('time on the clock becomes limits of the side to move', () => {
    const slow = new Slow()
    const loop = new UciLoop(slow, 'Engine', () => undefined)
    loop.receive('go wtime 60000 btime 100 movestogo 10')
    expect(slow.job?.limits.hardMs).toBeGreaterThan(5000)
    expect(slow.job?.limits.softMs).toBeGreaterThan(1000)
    loop.receive('stop')
    loop.receive('go depth 7 nodes 900 movetime 40')
    expect(slow.job?.limits).toEqual({ depth: 7, nodes: 900, hardMs: 40 })
  })
})
