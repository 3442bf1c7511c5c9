import { _electron, type ElectronApplication } from '@playwright/test'
import { electronProgram } from '../../../scripts/start/electron-program.ts'
import { rootPath } from '../../../scripts/support/paths.ts'
import { environmentOf, expect, test } from '../support/studio.ts'

const program = electronProgram()

// Electron's program is fetched at the first start, where its source can be reached.
test.skip(program === undefined, "Electron's program is not there")

let studio: ElectronApplication

test.beforeEach(async ({ home, language }) => {
  const env = Object.entries(environmentOf(home, language)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  studio = await _electron.launch({
    executablePath: program ?? '',
    args: [...noSandbox, rootPath()],
    env: Object.fromEntries(env),
  })
})
test.afterEach(() => studio.close())

test('the window shows the studio, shut in to its own page', async () => {
  const window = await studio.firstWindow()
  await expect(window).toHaveURL('app://studio/index.html')
  await expect(window.locator('#app')).not.toBeEmpty()
  expect(await window.evaluate(() => 'require' in globalThis || 'process' in globalThis)).toBe(
    false,
  )
  await window.evaluate(() => void (location.href = 'https://example.com/'))
  await expect(window).toHaveURL('app://studio/index.html')
})
