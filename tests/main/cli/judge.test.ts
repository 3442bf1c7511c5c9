import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addMove } from '#engine/game/edit'
import type { GameRules } from '#engine/game/game-rules'
import { newGame } from '#engine/game/new-game'
import { withRules } from '#engine/game/rules-edit'
import { writeJanggi } from '#engine/game/write-janggi'
import { runCommandLine } from '#main/cli/program'
import { createRulesFile } from '#main/rules/rules-file'
import { PRESETS } from '#engine/rules/ruleset'
import { SHARED, sharedPath } from '../../support/shared.ts'

let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'janggi-한글 🙂-'))))
afterAll(() => rm(folder, { recursive: true }))

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

async function record(name: string, moves: string, encoding = 'utf8'): Promise<string> {
  const path = join(folder, name)
  const headers =
    '[초대국자 "김초"]\r\n[한대국자 "이한"]\r\n[초차림 "마상상마"]\r\n[한차림 "마상상마"]'
  const text = `${headers}\r\n[대국결과 "무승부"]\r\n\r\n${moves}\r\n`
  await writeFile(path, iconv.encode(text, encoding))
  return path
}

describe('judge', () => {
  test('two passes end a game by points, and the readings that differ are named', async () => {
    const path = await record('쉼.gib', '1. 79졸78 2. 한수쉼 3. 한수쉼', 'cp949')
    const { code, out } = await run(['judge', path, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject([
      {
        file: path,
        game: 1,
        format: 'gib',
        rules: 'standard',
        headers: { 초대국자: '김초', 대국결과: '무승부' },
        startFen: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
        plies: [
          {
            ply: 1,
            side: 'cho',
            uci: 'i4h4',
            text: '79졸78',
            capture: null,
            check: false,
            occurrence: 1,
          },
          { ply: 2, side: 'han', uci: 'e9e9', text: '한수쉼', events: [{ type: 'pass' }] },
          { ply: 3, side: 'cho', uci: 'e2e2', score: { cho: 72, han: 73.5 } },
        ],
        result: {
          winner: 'han',
          reason: 'scorePasses',
          scores: { cho: 72, han: 73.5 },
          summaryKo: '한 판정승 73.5 : 72 (한수쉼)',
          ply: 3,
        },
        recordedResult: '무승부',
      },
    ])
    const [judged] = JSON.parse(out) as [
      { otherReadings: { rules: string; differs: boolean; result: { reason: string } }[] },
    ]
    expect(judged.otherReadings.map(({ rules }) => rules)).toEqual(
      Object.keys(PRESETS).filter((id) => id !== 'standard'),
    )
    expect(judged.otherReadings.find(({ rules }) => rules === 'friendly')).toMatchObject({
      differs: true,
      result: { reason: 'drawPasses' },
    })
  })

  test('an illegal move is an error with its place, and the good moves are judged', async () => {
    const path = await record('틀림.gib', '1. 79졸78 2. 41병51 3. 01차71')
    const { code, out } = await run(['judge', path, '--json'], 'ko')
    expect(code).toBe(1)
    const [game] = JSON.parse(out) as [{ plies: unknown[]; diagnostics: unknown[] }]
    expect(game.plies).toHaveLength(2)
    expect(game.diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'illegal-move', line: 7, ply: 3 }),
    )
  })

  test('text for people, in their language', async () => {
    const path = await record('쉼 둘.gib', '1. 한수쉼 2. 한수쉼')
    const { out } = await run(['judge', path], 'ko')
    expect(out).toContain('판정: 한 판정승 73.5 : 72 (한수쉼)')
    expect(out).toContain('기록된 결과: 무승부')
    expect((await run(['judge', path])).out).toContain('Verdict: Han wins')
  })

  test('bikjang below 30 points brings the note on captures by the general', async () => {
    const path = join(folder, '빅장.pgn')
    const fen = '5k3/9/9/9/9/9/9/9/9/4K4 w - - 0 1'
    await writeFile(path, `[Variant "Janggi"]\n[FEN "${fen}"]\n[SetUp "1"]\n\n1. Kf1 Kf10 1-0\n`)
    const { out } = await run(['judge', path, '--rules', 'kja'])
    expect(out).toContain('captures by the general')
    expect((await run(['judge', path])).out).not.toContain('captures by the general')
  })

  test('a rule set of the user', async () => {
    const path = await record('자기 규칙.gib', '1. 한수쉼 2. 49병48')
    const rules = join(folder, 'rules.json')
    await writeFile(rules, JSON.stringify({ ...PRESETS.standard, moveLimit: 2 }))
    const { out } = await run(['judge', path, '--rules', rules, '--json'])
    expect(JSON.parse(out)).toMatchObject([
      { rules: { moveLimit: 2 }, result: { reason: 'scoreMoveLimit', ply: 2 } },
    ])
    await writeFile(rules, JSON.stringify({ ...PRESETS.standard, moveLimit: -2 }))
    expect((await run(['judge', path, '--rules', rules])).code).toBe(2)
    expect((await run(['judge', path, '--rules', 'kif'])).err).toContain('standard, kjf')
  })

  test('a rule set the user saved in the studio is found by its name', async () => {
    const path = await record('저장한 규칙.gib', '1. 한수쉼 2. 49병48')
    const rules = { ...PRESETS.standard, moveLimit: 2 }
    const data = join(folder, 'data')
    vi.stubEnv('JANGGI_DATA', data)
    await createRulesFile(data).save({ name: '동호회 규칙', rules }, null)
    expect(
      JSON.parse((await run(['judge', path, '--rules', '동호회 규칙', '--json'])).out),
    ).toEqual([
      expect.objectContaining({ rules, result: expect.objectContaining({ ply: 2 }) as unknown }),
    ])
    const { out } = await run(['judge', path, '--rules', '동호회 규칙'], 'ko')
    expect(out).toContain('규칙: 동호회 규칙')
    expect((await run(['judge', path, '--rules', '없음'])).err).toContain('casual, 동호회 규칙')
    vi.unstubAllEnvs()
  })

  test('a game is judged by the rule set it keeps, unless another is asked for', async () => {
    const path = join(folder, '규칙을 적은 판.janggi')
    const limited = { ...PRESETS.kja, moveLimit: 1 }
    const start = newGame({ cho: 'MSSM', han: 'MSSM' })
    const { tree } = addMove(start.tree, start.tree.root, { kind: 'pass' })
    const game = { ...start, tree }
    const kept: readonly GameRules[] = [
      { kind: 'preset', id: 'kja' },
      { kind: 'own', name: '한 수 규칙', rules: limited },
    ]
    await writeFile(path, writeJanggi([...kept.map((rules) => withRules(game, rules)), game]))
    expect(JSON.parse((await run(['judge', path, '--json'])).out)).toMatchObject([
      { rules: 'kja', result: null },
      { rules: limited, result: { reason: 'scoreMoveLimit', ply: 1 } },
      { rules: 'standard', result: null },
    ])
    expect((await run(['judge', path, '--game', '2'], 'ko')).out).toContain('규칙: 한 수 규칙')
    const asked = JSON.parse((await run(['judge', path, '--rules', 'ddakji', '--json'])).out)
    expect(asked).toMatchObject([{ rules: 'ddakji' }, { rules: 'ddakji' }, { rules: 'ddakji' }])
  })

  test('a file that is not there costs the others nothing', async () => {
    const path = await record('있음.gib', '1. 79졸78')
    const ended = await run(['judge', join(folder, '없음.gib'), path, '--json'])
    expect(ended.code).toBe(1)
    expect(ended.err).toContain('없음.gib')
    expect(JSON.parse(ended.out)).toHaveLength(1)
  })

  test.each(['0', '-1', 'two', '1.5'])('refuses the game number %s', async (number) => {
    expect((await run(['judge', 'any.gib', `--game=${number}`])).code).toBe(2)
  })

  test('a game number beyond the last is said', async () => {
    const path = await record('하나.gib', '1. 79졸78')
    expect(await run(['judge', path, '--game', '2'])).toMatchObject({ code: 1 })
  })
})

describe('cases', () => {
  const rookAway = {
    id: 'own-1',
    fen: '4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1',
    action: { type: 'move', from: [0, 0], to: [0, 5] },
  }

  test('names what was expected and what came out', async () => {
    const path = join(folder, 'cases.json')
    await writeFile(
      path,
      JSON.stringify([
        { ...rookAway, expected: { legal: true } },
        { ...rookAway, id: 'own-2', expected: { legal: false } },
        {
          id: 'own-3',
          fen: rookAway.fen,
          action: { type: 'arbiter' },
          expected: { verdict: 'policy' },
        },
      ]),
    )
    const ended = await run(['cases', path])
    expect(ended.code).toBe(1)
    expect(ended.out).toContain('own-2')
    expect(ended.out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed, 1 skipped')
  })

  test.each(['{}', '[', ''])('%j is no catalogue', async (text) => {
    const path = join(folder, 'none.json')
    await writeFile(path, text)
    expect(await run(['cases', path])).toMatchObject({ code: 1, out: '' })
  })

  test.skipIf(SHARED === undefined)('every worked case that is not policy passes', async () => {
    const ended = await run(['cases', sharedPath('rules/cases.json')])
    expect(ended.code).toBe(0)
    expect(ended.out).toMatch(/^\d+ passed, 0 failed, \d+ skipped\n$/)
  })
})
