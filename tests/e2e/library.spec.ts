import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locator, type Page } from '@playwright/test'
import { gibGame, LINE } from '../support/library-games.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { expectPly, openPanel } from './support/window.ts'

/** Six games: one twice, two that go on as others begin. */
const GAMES = [
  { cho: '김초록 9단', han: '이한강', date: '2008-11-20', moves: LINE.slice(0, 10) },
  { cho: '이한강', han: '박기사', date: '2010', result: '한 시간승', moves: LINE.slice(0, 20) },
  { cho: '박기사', han: '김초록 9단', date: '2012-05', result: '무승부', moves: LINE },
  { cho: '최무명', han: '이한강', moves: ['95장85', '11차31', ...LINE.slice(2, 5)] },
  { cho: '최무명', han: '정말로', moves: ['79졸78 {묘한 수}'] },
  { moves: LINE },
]

const rows = (page: Page): Locator => page.getByRole('grid', { name: '대국 목록' }).getByRole('row')
const found = (page: Page): Locator => page.locator('[data-found]')
const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

/** Makes a library and imports a folder of records with the studio's own dialog. */
async function openLibrary(page: Page, home: string): Promise<void> {
  await mkdir(join(home, '내 기보 ♟'))
  await writeFile(
    join(home, '내 기보 ♟', '모음.gib'),
    GAMES.map((game) => gibGame(game)).join('\n'),
  )
  await page.keyboard.press('Alt+4')
  await page.getByRole('button', { name: '새 보관함' }).click()
  await page.getByRole('button', { name: '폴더 가져오기…' }).click()
  const dialog = page.getByRole('dialog', { name: '가져올 기보 고르기' })
  await dialog.getByRole('option', { name: '내 기보' }).dblclick()
  await expect(dialog.getByRole('option', { name: '모음.gib' })).toBeVisible()
  await dialog.getByRole('button', { name: '이 폴더 전체' }).click()
  await expect(page.locator('[data-import=ended]')).toContainText('5국 넣음 · 이미 있음 1국')
  await expect(found(page)).toContainText('5국')
}

test('a folder is imported, games are found, thrown away and taken back', async ({
  page,
  home,
  openStudio,
}) => {
  await openStudio()
  await openLibrary(page, home)
  await page.getByRole('button', { name: '자세히' }).first().click()
  const findings = page.getByRole('dialog', { name: '가져오며 나온 것' })
  await expect(findings.getByText('모음.gib 6번: 이미 있는 대국입니다.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoViolation(page, 'library')

  await page.getByRole('textbox', { name: '기사' }).fill('ㄱㅊㄹ')
  await expect(found(page)).toContainText('2국')
  await page.getByRole('textbox', { name: '언제부터' }).fill('2012')
  await expect(found(page)).toContainText('1국')
  await page.getByRole('button', { name: '이 조건 저장…' }).click()
  await page.getByRole('textbox', { name: '검색 이름' }).fill('김초록 요즘')
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await expect(found(page)).toContainText('5국')
  await page.getByRole('button', { name: '김초록 요즘', exact: true }).click()
  await expect(found(page)).toContainText('1국')
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await expect(found(page)).toContainText('5국')

  await page.getByRole('columnheader', { name: '수', exact: true }).getByRole('button').click()
  await expect(rows(page).nth(1)).toContainText('최무명')
  await rows(page).nth(1).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: '휴지통으로' }).click()
  await expect(found(page)).toContainText('3국')
  await tab(page, '휴지통')
  await expect(found(page)).toContainText('2국')
  await rows(page).nth(1).click()
  await page.getByRole('button', { name: '꺼내기' }).click()
  await expect(found(page)).toContainText('1국')
  await tab(page, '대국')
  await expect(found(page)).toContainText('4국')
  await page.getByRole('button', { name: '되돌리기: 휴지통에서 꺼내기' }).click()
  await page.getByRole('button', { name: '되돌리기: 휴지통으로 옮기기' }).click()
  await expect(found(page)).toContainText('5국')
})

test('from the pairs of arrangements to the explorer, to the games, to a game @core', async ({
  page,
  home,
  openStudio,
}) => {
  await openStudio()
  await openLibrary(page, home)
  await tab(page, '상차림')
  await page.getByRole('button', { name: '초 마상상마, 한 마상상마: 5국' }).click()
  await expect(page.getByRole('heading', { name: '초 마상상마 대 한 마상상마' })).toBeVisible()
  await expectNoViolation(page, 'arrangements')
  await page.getByRole('button', { name: '이 상차림으로 두어 보기' }).click()

  const moves = page.getByRole('table', { name: '둔 수와 결과' })
  await expect(moves.getByRole('row')).toHaveCount(3)
  await moves.getByRole('button', { name: /^95장85, 4국/ }).click()
  await expectPly(page, 1, 1)
  await moves.getByRole('button', { name: /^11차31, 4국/ }).click()
  await expectPly(page, 2, 2)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: '이 국면의 대국 보기' }).click()
  await expect(found(page)).toContainText('4국')
  await expect(rows(page).nth(1)).toContainText('1수')

  await rows(page).nth(1).dblclick()
  await expectPly(page, 1, 10)
})

test('a part of a board, drawn with a brush, finds a game, whose review stays with it', async ({
  page,
  home,
  openStudio,
}) => {
  await openStudio()
  await openLibrary(page, home)
  await page.getByRole('button', { name: '국면 추가' }).click()
  await page.getByRole('button', { name: '초 졸' }).click()
  // The point (7, 8), where the fifth game pushes a soldier.
  const board = page.locator('.pattern .board')
  const box = (await board.boundingBox())!
  await board.click({ position: { x: box.width * 0.83, y: box.height * 0.65 } })
  await expect(page.getByText('1자리를 정함')).toBeVisible()
  await expect(found(page)).toContainText('1국')
  await expect(rows(page).nth(1)).toContainText('정말로')

  await rows(page).nth(1).dblclick()
  const review = await openPanel(page, 'review')
  await review.getByRole('button', { name: '복기 설정' }).click()
  await page.getByRole('radio', { name: '0.1초' }).click()
  await page.keyboard.press('Escape')
  await review.locator('[data-review-start]').click()
  const origin = review.locator('[data-review-origin]')
  await expect(origin).toContainText('보관함의 대국에 함께 두었습니다.', { timeout: 30_000 })
  await page.keyboard.press('Alt+4')
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await page.getByRole('checkbox', { name: '엔진으로 복기한 대국' }).check()
  await expect(found(page)).toContainText('1국')
  await expect(
    rows(page)
      .nth(1)
      .getByRole('img', { name: /^복기함: 정확도 초/ }),
  ).toBeVisible()
  await rows(page).nth(1).dblclick()
  await expect(origin).toContainText('Janggi Studio')
  await expect(review.locator('[data-review-progress]')).toContainText('앞서 한 복기입니다.')
})

test('positions: mirrored, one after the other, pieces left, and words of comments', async ({
  page,
  home,
  openStudio,
}) => {
  await openStudio()
  await openLibrary(page, home)
  const add = page.getByRole('button', { name: '국면 추가' })
  const clear = page.getByRole('button', { name: '조건 지우기' })

  // The soldier of the fifth game, drawn on the other wing.
  await add.click()
  await page.getByRole('button', { name: '초 졸' }).click()
  const board = page.locator('.pattern .board')
  const box = (await board.boundingBox())!
  await board.click({ position: { x: box.width * 0.17, y: box.height * 0.65 } })
  await expect(found(page)).toContainText('0국')
  await page.getByRole('checkbox', { name: '좌우를 바꾼 국면도' }).check()
  await expect(found(page)).toContainText('1국')
  await expect(rows(page).nth(1)).toContainText('1수 ↔')
  await clear.click()
  await expect(found(page)).toContainText('5국')

  // Two games lose a soldier; none gets one back.
  const soldiers = page.getByRole('spinbutton', { name: '초 졸' })
  await add.click()
  await soldiers.fill('4')
  await expect(found(page)).toContainText('2국')
  await add.click()
  await soldiers.fill('5')
  await expect(found(page)).toContainText('0국')
  await page.getByRole('button', { name: '1번째 국면' }).click()
  await page.getByRole('button', { name: '이 국면 빼기' }).click()
  await expect(found(page)).toContainText('5국')
  await add.click()
  await soldiers.fill('4')
  await expect(found(page)).toContainText('2국')
  await clear.click()

  await page.getByRole('textbox', { name: '해설에 나온 말' }).fill('묘한 수')
  await expect(found(page)).toContainText('1국')
  await expect(rows(page).nth(1)).toContainText('정말로')
})
