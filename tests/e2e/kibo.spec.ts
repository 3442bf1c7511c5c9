import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readRecords } from '../../engine/game/read-records.ts'
import { zipOf } from '../support/zip.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { currentMove, dropFiles, expectPly, notice, openPanel } from './support/window.ts'

const GIB = (event: string): string =>
  `[대회명 "${event}"]\n[초차림 "상마상마"]\n[한차림 "마상상마"]\n\n1. 71졸72 2. 49병48 <3>\n`
const PGN =
  '[Event "연구"]\n[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n' +
  '1. Pab4! {좋은 수} (1. Ke1) 1... Pih7 *\n'

/** Two games; the first has variations, comments, glyphs and drawings. */
const STUDY =
  PGN.replace(
    '1... Pih7 *',
    '1... Pih7 {[%csl Gh7][%cal Ra4b4] 맞선다} 2. Hg3?! (2. Hc3 $1 {이것이 낫다}) *',
  ) + '\n[Event "둘째"]\n\n1. Hc3 Hc8 2. Hg3 *\n'

/** Drops a file on the window, as from a file manager. */
async function dropFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ base64, fileName }) => {
      const transfer = new DataTransfer()
      const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([binary], fileName))
      return transfer
    },
    { base64: bytes.toString('base64'), fileName: name },
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(command)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
}

test('an archive of records: its list, another encoding, export with its losses, a folder converted', async ({
  openStudio,
  home,
}) => {
  await mkdir(join(home, '기보'))
  await mkdir(join(home, '결과'))
  await writeFile(join(home, '기보', '가.gib'), GIB('가'))
  await writeFile(join(home, '기보', '나.pgn'), PGN)
  const page = await openStudio()

  await dropFile(
    page,
    '묶음.zip',
    zipOf([
      { name: '봄/가.gib', bytes: GIB('봄 대회') },
      { name: '연구.pgn', bytes: PGN },
      { name: '사진.jpg', bytes: '\u0000' },
    ]),
  )
  await expect(page.locator('[data-notice="collection"]')).toContainText(
    '파일 2개에서 2국을 열었습니다. 건너뛴 파일 1개',
  )
  await openPanel(page, 'games')
  await expect(page.locator('[data-game="1"]')).toBeVisible()

  await run(page, '인코딩')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('지금 부호')).toBeVisible()
  await dialog.getByRole('radio', { name: /CP949/ }).check()
  await expect(dialog.getByRole('button', { name: '이 부호로 다시 읽기' })).toBeEnabled()
  await expectNoViolation(page, 'encodings')
  await page.keyboard.press('Escape')

  await run(page, '내보내기')
  await dialog.getByRole('combobox', { name: '형식' }).selectOption('gib')
  await expect(dialog.getByRole('status')).toContainText('수 평가 기호: 1국')
  await expectNoViolation(page, 'export')
  await dialog.getByRole('combobox', { name: '형식' }).selectOption('pgn')
  await expect(dialog.getByRole('status')).toContainText('빠지는 것 없이')
  await dialog.getByRole('button', { name: '저장할 곳 고르기…' }).click()
  await dialog.getByRole('button', { name: '여기에 저장' }).click()
  await expect(page.locator('[data-notice="exported"]')).toContainText('2국을 「묶음.pgn」')
  const { games } = readRecords(await readFile(join(home, '묶음.pgn'), 'utf8'))
  expect(games.map(({ game }) => game.info.event)).toEqual(['봄 대회', '연구'])
  expect(games[1]?.game.tree.nodes.size).toBe(4)

  await run(page, '폴더째 바꾸기')
  for (const [n, name] of ['기보', '결과'].entries()) {
    const change = dialog.getByRole('button', { name: '폴더 바꾸기…' }).nth(n)
    await change.click()
    await dialog.getByRole('button', { name, exact: true }).click()
    await change.click()
  }
  await dialog.getByRole('combobox', { name: '형식' }).selectOption('janggi')
  await dialog.getByRole('button', { name: '바꾸기 시작' }).click()
  await expect(dialog.getByText(/초 만에 마쳤습니다/)).toBeVisible()
  await expectNoViolation(page, 'convert')
  expect((await readdir(join(home, '결과'))).toSorted()).toEqual(['가.janggi', '나.janggi'])
})

test('a PGN with variations: its tree, what .gib loses of it, and that opened again', async ({
  openStudio,
  home,
}) => {
  const page = await openStudio()
  await dropFiles(page, [{ name: '연구.pgn', text: STUDY }])
  await expectPly(page, 0, 3)
  const moves = page.locator('[data-ply]')
  await expect(moves).toHaveCount(5)
  await expect(page.getByText('이것이 낫다')).toBeVisible()
  const drawings = page.locator('.board-drawing > g[stroke-linecap]')
  await expect(drawings).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(currentMove(page)).toContainText('71졸72!')
  await page.keyboard.press('ArrowRight')
  await expect(drawings).toHaveCount(2)
  await moves.filter({ hasText: '02마83' }).click()
  await expect(currentMove(page)).toContainText('!')
  await expect(drawings).toHaveCount(0)

  await run(page, '내보내기')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: '형식' }).selectOption('gib')
  await expect(dialog.getByRole('status')).toContainText('수 평가 기호: 1국')
  await expect(dialog.getByRole('status')).toContainText('화살표와 동그라미: 1국')
  await dialog.getByRole('button', { name: '저장할 곳 고르기…' }).click()
  await dialog.getByRole('button', { name: '여기에 저장' }).click()
  await expect(notice(page, 'exported')).toContainText('2국을 「연구.gib」')

  await openStudio(join(home, '연구.gib'))
  await expectPly(page, 0, 3)
  await expect(page.getByText('맞선다')).toBeVisible()
  await expect(moves).toHaveText([/71졸72/, /49병48/, /08마87/])
  // Each variation is a game that repeats its stem.
  await openPanel(page, 'games')
  await expect(page.locator('[data-game]')).toHaveCount(4)
})
