import { expect, test } from 'vitest'
import { browserCandidates } from '../../scripts/support/find-browser.ts'

const paths = (platform: NodeJS.Platform, env: Readonly<NodeJS.ProcessEnv>): string[] =>
  browserCandidates(platform, env).map(({ path }) => path)

test('on Linux the commands of the path, Chromium first', () => {
  const found = paths('linux', { PATH: '/usr/local/bin:/usr/bin' })
  expect(found.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium'])
  expect(found).toContain('/usr/bin/microsoft-edge')
})

test('on macOS the applications', () => {
  expect(paths('darwin', {})[0]).toBe(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  )
})

test('on Windows the program folders, as far as there are any', () => {
  const found = paths('win32', { ProgramFiles: 'C:/Program Files' })
  expect(found).toHaveLength(3)
  expect(found.at(-1)).toBe('C:/Program Files/Microsoft/Edge/Application/msedge.exe')
})

test('a browser named in CHROME_PATH comes before all', () => {
  expect(paths('linux', { CHROME_PATH: '/opt/mine', PATH: '/bin' })[0]).toBe('/opt/mine')
})
