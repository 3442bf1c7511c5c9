import { describe, expect, test } from 'vitest'
import { runCommandLine } from '#main/cli/program'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'

async function run(args: readonly string[], locale = 'en') {
  let out = ''
  let err = ''
  const code = await runCommandLine(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    locale,
  })
  return { code, out, err }
}

const json = async (args: readonly string[]): Promise<unknown> => {
  const ended = await run([...args, '--json'])
  expect(ended).toMatchObject({ code: 0, err: '' })
  return JSON.parse(ended.out)
}

describe('perft', () => {
  test('counts', async () => {
    expect(await json(['perft', START, '3'])).toMatchObject({ fen: START, depth: 3, nodes: 33348 })
  })

  test('divides, the pass being the square of the general twice', async () => {
    const divided = await json(['perft', START, '2', '--divide'])
    expect(divided).toMatchObject({ nodes: 1024, divide: { a4b4: 32, e2e2: 32 } })
  })

  test.each(['-1', '13', '2.5', 'two', ''])('refuses the depth %j', async (depth) => {
    expect(await run(['perft', START, '--', depth])).toMatchObject({ code: 2, out: '' })
  })
})

describe('moves', () => {
  test('lists the moves, the check and the points', async () => {
    const listed = (await json(['moves', '4k4/9/9/9/9/4r4/9/9/9/4K4 w'])) as { moves: string[] }
    expect(listed).toMatchObject({ check: true, score: { cho: 0, han: 14.5 } })
    expect(listed.moves.toSorted()).toEqual(['e1d1', 'e1f1'])
  })

  test('says in the language of the user why a position cannot be played', async () => {
    const fen = '9/4k4/9/9/9/9/9/9/9/9 w'
    expect(await run(['moves', fen], 'ko-KR')).toMatchObject({
      code: 1,
      out: '',
      err: '둘 수 없는 국면입니다: 초의 궁이 없습니다.\n',
    })
    expect((await run(['moves', fen])).err).toContain('Cho has no general')
  })

  test('counts the moves of more pieces than a side owns, and remarks on it', async () => {
    const ended = await run(['moves', '4k4/9/9/9/9/9/9/9/RRR6/4K4 b'])
    expect(ended.code).toBe(0)
    expect(ended.err).toContain('3 × chariot')
  })
})

describe('wrong use', () => {
  test.each([
    { args: [], says: 'Choose a command' },
    { args: ['perft'], says: 'Missing argument: FEN' },
    { args: ['perfft', START, '2'], says: 'Unknown command: perfft' },
    { args: ['moves', START, '--jsn'], says: 'Unknown option: --jsn' },
    { args: ['moves', ...START.split(' ')], says: 'Too many arguments' },
  ])('$args', async ({ args, says }) => {
    const ended = await run(args)
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toContain(says)
  })

  test('help is no error', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, err: '' })
  })
})
