import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { runCommandLine } from '#main/cli/program'
import { temporaryFolder } from '../../support/temporary.ts'

const RECORD =
  '[초대국자 "김초"]\n[한대국자 "이한"]\n[초차림 "마상마상"]\n[한차림 "마상마상"]\n\n1. 79졸78 2. 41병42 3. 한수쉼 4. 한수쉼\n'

let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
  await writeFile(join(folder, '쉼.gib'), RECORD)
})

async function ruling(...args: readonly string[]) {
  let out = ''
  let err = ''
  const code = await runCommandLine(['ruling', join(folder, '쉼.gib'), ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    locale: 'ko',
  })
  return { code, out, err }
}

test('a sheet as text', async () => {
  const { code, out } = await ruling()
  expect(code).toBe(0)
  expect(out).toContain('한 판정승 73.5 : 72 (한수쉼)')
  expect(out).toContain('표준(대한장기연맹 규정 기반)')
})

test('under another rule set, with the positions that were asked for', async () => {
  const { out } = await ruling('--rules', 'friendly', '--positions', '0,3')
  expect(out).toContain('무승부 (한수쉼)')
  expect(out).toContain('시작 국면 · 초 차례')
  expect(out).toContain('3수 초 한수쉼 뒤 · 한 차례')
})

test('a page in a file, never over another unasked', async () => {
  const path = join(folder, '판정서.html')
  expect((await ruling('--out', path)).code).toBe(0)
  const page = await readFile(path, 'utf8')
  expect(page).toContain('<title>판정서</title>')
  const again = await ruling('--out', path)
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.err).toContain('이미 있는 파일입니다')
  expect((await ruling('--out', path, '--rules', 'friendly', '--force')).code).toBe(0)
  expect(await readFile(path, 'utf8')).toContain('무승부 (한수쉼)')
})

test.each([
  { args: ['--game', '0'], code: 2 },
  { args: ['--game', '2'], code: 1 },
  { args: ['--positions', '1;2'], code: 2 },
  { args: ['--rules', '없는 규칙'], code: 2 },
])('refused: $args', async ({ args, code }) => {
  const { code: got, out, err } = await ruling(...args)
  expect(got).toBe(code)
  expect(out).toBe('')
  expect(err).not.toBe('')
})
