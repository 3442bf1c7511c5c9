import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TWO_GAMES } from '../../renderer/support/records.ts'
import { BuiltEntry } from '../support/built-entry.ts'
import { environmentOf, expect, test as base } from '../support/studio.ts'
import { command, expectPly, pasteText } from '../support/window.ts'

const test = base.extend<{ startEntry: (...paths: string[]) => BuiltEntry }>({
  startEntry: async ({ home, language }, use) => {
    const entries: BuiltEntry[] = []
    await use((...paths) => {
      const entry = new BuiltEntry(paths, environmentOf(home, language))
      entries.push(entry)
      return entry
    })
    for (const entry of entries) {
      entry.close()
      expect(await entry.ended).toBe(0)
    }
  },
})

test('the built window, preload and entry play a game together @core', async ({
  page,
  home,
  startEntry,
}) => {
  const path = join(home, '기보.gib')
  await writeFile(path, TWO_GAMES)
  await startEntry(path).attach(page)
  await expect(page.getByText('기보.gib').first()).toBeVisible()
  await expectPly(page, 0, 4)
  await command(page, 'go.end').click()
  await expectPly(page, 4, 4)
})

test('a reload gets a line of its own', async ({ page, startEntry }) => {
  const entry = startEntry()
  await entry.attach(page)
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  await entry.reload(page)
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
})

test('the policy the entry sends holds', async ({ page, startEntry, complaints }) => {
  await startEntry().attach(page)
  await expect(page.locator('#app')).not.toBeEmpty()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.inlineRan = true'
    document.head.append(script)
    return 'inlineRan' in globalThis
  })
  expect(ran).toBe(false)
  expect(complaints.splice(0).join()).toContain('Content Security Policy')
})

test('the page has the bridge, and nothing of Electron or Node', async ({ page, startEntry }) => {
  await startEntry().attach(page)
  const names = ['janggiHost', 'require', 'process', 'module', 'fromHost', 'toHost']
  const present = await page.evaluate((all) => all.filter((name) => name in globalThis), names)
  expect(present).toEqual(['janggiHost'])
})
