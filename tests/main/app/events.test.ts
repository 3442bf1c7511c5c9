import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { err, ok } from '#engine/result'
import { createHost, type Host } from '#main/host'
import { failOnCrash, openWindow, platformWith } from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

let host: Host
afterEach(() => host.close())

const start = (...startPaths: string[]): void => {
  host = createHost(platformWith(), startPaths, failOnCrash)
}
const opened = (...names: string[]) => ({
  kind: 'open-files',
  files: names.map((name) => ({ name, path: `/기보/${name}` })),
})
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

test('files named at the start wait for the first window', async () => {
  start('/기보/a.gib', '/기보/b.gib')
  await soon()
  const events = openWindow(host).listen()
  await vi.waitFor(() => expect(events).toEqual([opened('a.gib', 'b.gib')]))
})

test('without files nothing is opened', async () => {
  start()
  const events = openWindow(host).listen()
  host.openFiles([])
  await soon()
  expect(events).toEqual([])
})

test('a folder is offered, not opened', async () => {
  const folder = temporaryFolder()
  start(folder, '/기보/a.gib')
  const window = openWindow(host)
  const events = window.listen()
  await vi.waitFor(() => expect(events).toEqual([opened('a.gib')]))
  const listed = await window.host.run('files.list', { folder: null })
  expect(listed).toMatchObject(ok({ folder, places: [{ path: folder }] }))
})

test('later files arrive in their order', async () => {
  start('/기보/a.gib')
  host.openFiles(['/기보/b.gib'])
  const events = openWindow(host).listen()
  host.openFiles(['/기보/c.gib', '/기보/d.gib'])
  await vi.waitFor(() =>
    expect(events.flatMap((e) => ('files' in e ? e.files : []))).toHaveLength(4),
  )
  const names = events.flatMap((event) => ('files' in event ? event.files : [])).map((f) => f.name)
  expect(names).toEqual(['a.gib', 'b.gib', 'c.gib', 'd.gib'])
})

test('the newest window gets them, and only that one', async () => {
  start()
  const [older, newer] = [openWindow(host).listen(), openWindow(host).listen()]
  await soon()
  host.openFiles(['/기보/a.gib'])
  await vi.waitFor(() => expect(newer).toEqual([opened('a.gib')]))
  expect(older).toEqual([])
})

test('the window the user turned to gets them', async () => {
  start()
  const older = openWindow(host)
  const events = older.listen()
  const newer = openWindow(host).listen()
  await soon()
  older.connection.bringToFront()
  host.openFiles(['/기보/a.gib'])
  host.sendCommand('file.open')
  await vi.waitFor(() => expect(events).toHaveLength(2))
  expect(newer).toEqual([])
})

test('a reload does not open again what was opened, and gets what came meanwhile', async () => {
  start('/기보/a.gib')
  const before = openWindow(host)
  const first = before.listen()
  await vi.waitFor(() => expect(first).toHaveLength(1))
  before.close()
  host.openFiles(['/기보/b.gib'])
  await soon()
  const after = openWindow(host).listen()
  await vi.waitFor(() => expect(after).toEqual([opened('b.gib')]))
})

test('when the window in front closes, the other one is', async () => {
  start()
  const older = openWindow(host).listen()
  const newer = openWindow(host)
  newer.listen()
  await soon()
  newer.close()
  host.openFiles(['/기보/a.gib'])
  await vi.waitFor(() => expect(older).toEqual([opened('a.gib')]))
})

test('a command without a window is not kept', async () => {
  start()
  host.sendCommand('file.open')
  const events = openWindow(host).listen()
  host.openFiles(['/기보/a.gib'])
  await vi.waitFor(() => expect(events).toEqual([opened('a.gib')]))
})

test('the window learns where it runs', async () => {
  start()
  const { info } = platformWith()
  expect(await openWindow(host).host.run('app.info', {})).toEqual(ok(info))
})

test('only web pages are opened, and a failure is said', async () => {
  const openLink = vi.fn(() => Promise.resolve())
  host = createHost(platformWith({ openLink }), [], failOnCrash)
  const { host: client } = openWindow(host)
  const url = 'https://example.org/장기'
  expect(await client.run('app.openLink', { url })).toEqual(ok({}))
  expect(openLink).toHaveBeenCalledOnce()
  for (const bad of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://a.b/',
    join('/', 'bin'),
  ]) {
    expect(await client.run('app.openLink', { url: bad })).toMatchObject(
      err({ code: 'bad-message' }),
    )
  }
  expect(openLink).toHaveBeenCalledOnce()

  openLink.mockRejectedValueOnce(new Error('no browser'))
  expect(await client.run('app.openLink', { url })).toEqual(err({ code: 'link-not-opened', url }))
})
