import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCases } from '#engine/arbiter/cases'
import { SHARED, sharedPath } from '../../support/shared.ts'

const START = { cho: 'MSSM', han: 'MSSM' }

/** One case beside its own fields. */
const run = (own: object): { status: string; got: Readonly<Record<string, unknown>> } => {
  const [report] = runCases([{ id: 'X', arrangement: START, moves: [], ...own }]) ?? []
  if (!report) throw new Error('no report')
  return report
}

describe('running cases', () => {
  test('a case passes where what it names comes out, and fails where not', () => {
    const action = { type: 'pass' }
    expect(run({ action, expected: { legal: true, turn: 'han' } }).status).toBe('passed')
    expect(run({ action, expected: { legal: true, turn: 'cho' } })).toMatchObject({
      status: 'failed',
      got: { legal: true, turn: 'han' },
    })
  })

  test('what nobody observes is never taken for granted', () => {
    const report = run({ action: { type: 'pass' }, expected: { weather: 'fine' } })
    expect(report.status).toBe('failed')
  })

  test('explanations are for people', () => {
    const report = run({ action: { type: 'pass' }, expected: { legal: true, explain: 'so' } })
    expect(report).toMatchObject({ status: 'passed', expected: { legal: true } })
  })

  test('policy is skipped', () => {
    const report = run({ action: { type: 'arbiter', what: 'touchMove' }, expected: {} })
    expect(report.status).toBe('skipped')
  })

  test('a position that its moves do not reach says where they stop', () => {
    const moves = [
      'pass',
      [
        [0, 9],
        [0, 5],
      ],
    ]
    const report = run({ moves, action: { type: 'pass' }, expected: {} })
    expect(report).toMatchObject({ status: 'failed', got: { stoppedAt: 2, reason: 'pattern' } })
  })

  test.each([
    ['no id', { id: 4 }, 'id'],
    ['no expectation', { expected: 1 }, 'expected'],
    ['a strange option', { options: { undo: 2 } }, 'options'],
    ['a strange profile', { optionsChanged: { profile: 'x' } }, 'options'],
    ['a bad FEN', { fen: '9 w' }, 'fen'],
    ['no general', { fen: '9/9/9/9/9/9/9/9/9/9 w' }, 'fen'],
    ['an unknown arrangement', { arrangement: { cho: 'MMSS', han: 'MSSM' } }, 'arrangement'],
    [
      'a move off the board',
      {
        moves: [
          [
            [0, 0],
            [9, 0],
          ],
        ],
      },
      'moves',
    ],
    ['an unknown action', { action: { type: 'dance' } }, 'action'],
    ['a question without a square', { action: { type: 'query', what: 'destinations' } }, 'action'],
    ['a clock that is none', { context: { clock: 5 } }, 'context.clock'],
    ['a count of nothing', { fen: '4k4/9/9/9/9/9/9/9/9/4K4 w', context: { ply: -1 } }, 'context'],
  ])('%s is told by its field', (_name, own, field) => {
    const good = { action: { type: 'pass' }, expected: {} }
    expect(run({ ...good, ...own })).toMatchObject({ status: 'failed', got: { unreadable: field } })
  })

  test('hostile catalogues break nothing', () => {
    expect(runCases({})).toBeUndefined()
    expect(runCases(null)).toBeUndefined()
    const reports = runCases([null, 1, [], {}, { id: '__proto__', expected: {} }])
    expect(reports?.every(({ status }) => status === 'failed')).toBe(true)
  })

  test('the online profile is taken whole, then changed', () => {
    const cycle = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 9],
        [0, 8],
      ],
      [
        [0, 1],
        [0, 0],
      ],
      [
        [0, 8],
        [0, 9],
      ],
    ]
    const profile = { options: { repetition: 'forbid' }, optionsChanged: { profile: 'seed003' } }
    const moves = [...cycle, ...cycle.slice(0, 3)]
    const action = { type: 'move', from: [0, 8], to: [0, 9] }
    const expected = { result: { reason: 'scoreRepetition' } }
    expect(run({ ...profile, moves, action, expected }).status).toBe('passed')
  })

  test('arrangements stay unseen until both have chosen, told by a view', () => {
    const action = { type: 'view', of: 'han', for_: 'cho', before: [['han', 'SMSM']] }
    const hidden = { optionsChanged: { setupOrder: 'simultaneous' }, action }
    expect(
      run({ ...hidden, expected: { visible: { chosen: true, arrangement: null } } }).status,
    ).toBe('passed')
    const open = { action, expected: { visible: { chosen: true, arrangement: 'SMSM' } } }
    expect(run(open).status).toBe('passed')
  })

  test('choices made before are sides, pairs or objects', () => {
    const action = { type: 'setup', side: 'han', arrangement: 'MSMS' }
    const expected = { legal: false, reason: 'alreadyChosen' }
    for (const before of [
      ['han'],
      [['han', 'MSSM']],
      [{ side: 'han', arrangement: 'MSSM' }],
      { han: 'MSSM' },
    ]) {
      expect(run({ action: { ...action, before }, expected }).status).toBe('passed')
    }
  })

  test('a draw offer may be renewed after five own actions', () => {
    const offer = (ownMovesSinceDecline?: number): object => ({
      action: { type: 'offerDraw', side: 'cho', ownMovesSinceDecline },
    })
    expect(run({ ...offer(), expected: { legal: true } }).status).toBe('passed')
    expect(run({ ...offer(5), expected: { legal: true } }).status).toBe('passed')
    expect(run({ ...offer(4), expected: { reason: 'offerTooSoon' } }).status).toBe('passed')
  })
})

describe.skipIf(SHARED === undefined)('the shared catalogue', () => {
  const reports =
    SHARED === undefined
      ? []
      : (runCases(JSON.parse(readFileSync(sharedPath('rules', 'cases.json'), 'utf8'))) ?? [])

  test.each(reports)('$id $status', ({ status, expected, got }) => {
    expect(status === 'failed' ? got : expected).toEqual(expected)
    expect(status).not.toBe('failed')
  })

  test('only policy is skipped', () => {
    const skipped = reports.filter(({ status }) => status === 'skipped')
    expect(skipped.every(({ id }) => id.startsWith('ARB'))).toBe(true)
  })
})
