import { createReadStream } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { GO_RECORD, TWO_GAMES } from '../renderer/support/records.ts'
import { SHARED, sharedPath } from '../support/shared.ts'
import { expect, test } from './support/studio.ts'
import {
  board,
  command,
  dropFiles,
  expectPly,
  notice,
  openTabs,
  pasteText,
  positionOf,
} from './support/window.ts'

const REAL = 'real-001.gib'

interface OracleGame {
  readonly plies: number
  readonly endFen: string
}

/** What an independent program found at the end of the first game of the real file. */
async function oracleOfFirstGame(): Promise<OracleGame> {
  const lines = createInterface({ input: createReadStream(sharedPath('kibo/real/oracle.jsonl')) })
  for await (const line of lines) {
    const game = JSON.parse(line) as OracleGame & { file: string; index: number }
    if (game.file === REAL && game.index === 0) return game
  }
  throw new Error(`the oracle does not know ${REAL}`)
}

test.describe('a real record', () => {
  test.skip(SHARED === undefined, 'needs the shared folder of real records')

  test('given at the start plays through to the board the oracle knows', async ({ openStudio }) => {
    const { plies, endFen } = await oracleOfFirstGame()
    const page = await openStudio(sharedPath('kibo/real', REAL))
    await expectPly(page, 0, plies)
    for (let ply = 1; ply <= plies; ply++) await page.keyboard.press('ArrowRight')
    await expectPly(page, plies, plies)
    expect(await positionOf(page)).toBe(endFen.split(' ').slice(0, 2).join(' '))
    await expect(command(page, 'go.forward')).toBeDisabled()
  })

  test('opens through the own dialog from a folder with a Hangul name @core', async ({
    home,
    openStudio,
  }) => {
    const { plies, endFen } = await oracleOfFirstGame()
    await mkdir(join(home, '기보', '전국대회'), { recursive: true })
    await copyFile(sharedPath('kibo/real', REAL), join(home, '기보', '전국대회', '결승 대국.gib'))
    const page = await openStudio()
    await page.keyboard.press('Control+o')
    const dialog = page.getByRole('dialog', { name: '기보 열기' })
    await dialog.getByRole('option', { name: '기보', exact: false }).first().dblclick()
    await expect(dialog.getByRole('option', { name: '전국대회' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('option', { name: '결승 대국.gib' })).toBeVisible()
    await page.keyboard.type('ㄱㅅ')
    await expect(dialog.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expectPly(page, 0, plies)
    await page.keyboard.press('End')
    expect(await positionOf(page)).toBe(endFen.split(' ').slice(0, 2).join(' '))
  })
})

test.describe('what is no record', () => {
  const cases = [
    { name: '바둑.gib', bytes: Buffer.from(GO_RECORD), says: /바둑/ },
    { name: '빈.gib', bytes: Buffer.alloc(0), says: /빈/ },
    {
      name: '그림.gib',
      bytes: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5000)]),
      says: /글이 아닌|이진|바이너리/,
    },
    { name: '괄호.gib', bytes: Buffer.alloc(10_000_000, '['), says: /./ },
  ]

  test('each is refused by name; what was open stays', async ({ home, openStudio }) => {
    await writeFile(join(home, '연습.gib'), TWO_GAMES)
    for (const { name, bytes } of cases) await writeFile(join(home, name), bytes)
    const paths = ['연습.gib', ...cases.map(({ name }) => name)].map((name) => join(home, name))
    const page = await openStudio(...paths)
    for (const { name, says } of cases) {
      const refusal = notice(page, 'refused').filter({ hasText: `「${name}」` })
      await expect(refusal).toContainText(says, { timeout: 30_000 })
      await expect(refusal).toContainText('열려 있던 것은 그대로입니다')
      await refusal.getByRole('button').click()
      await expect(refusal).toBeHidden()
    }
    await expect(openTabs(page)).toHaveText(['연습.gib'])
    await page.keyboard.press('End')
    await expectPly(page, 4, 4)
  })

  test('a file that is gone is named', async ({ home, openStudio }) => {
    const page = await openStudio(join(home, '없음.gib'))
    await expect(notice(page, 'file')).toContainText('없음.gib')
  })
})

test('dropped files open as tabs, and a reload brings them back', async ({ openStudio }) => {
  const page = await openStudio()
  await expect(page.getByRole('heading', { name: '어떤 기보를 볼까요?' })).toBeVisible()
  await dropFiles(page, [
    { name: '하나.gib', text: TWO_GAMES },
    { name: '둘.gib', text: TWO_GAMES.replaceAll('김초', '정초') },
  ])
  await expect(openTabs(page)).toHaveText(['하나.gib', '둘.gib'])
  await expect(page.locator('[data-side="cho"]')).toContainText('정초')
  await openTabs(page).first().click()
  await expect(page.locator('[data-side="cho"]')).toContainText('김초')
  await page.reload()
  await expect(openTabs(page)).toHaveText(['하나.gib', '둘.gib'])
  await expect(page.locator('[data-side="cho"]')).toContainText('김초')
})

test('pasted text opens as a record without a file', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expect(openTabs(page)).toHaveText(['붙여넣은 기보'])
  await expectPly(page, 0, 4)

  await page.getByRole('button', { name: '붙여넣은 기보 닫기' }).click()
  await page.getByRole('button', { name: /글로 붙여넣기/ }).click()
  await page.getByRole('textbox', { name: '기보 글' }).fill(TWO_GAMES)
  await page.getByRole('button', { name: '열기', exact: true }).click()
  await expect(openTabs(page)).toHaveText(['붙여넣은 기보 2'])
})

test('markup in a record is text', async ({ openStudio }) => {
  const page = await openStudio()
  const bold = '<img src=x onerror="document.title=1"><b>굵게</b>'
  await pasteText(page, TWO_GAMES.replace('먼저 본다', bold).replace('김초', '<i>김초</i>'))
  await expect(page.getByText(bold)).toBeVisible()
  await expect(page.locator('[data-side="cho"]')).toContainText('<i>김초</i>')
  await expect(page).toHaveTitle('장기 스튜디오')
  await expect(board(page).locator('img')).toHaveCount(0)
})
