import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ok } from '#engine/result'
import { contract } from '#shared/contract/index'
import { connect } from '#shared/rpc/client'
import { texts } from '#shared/text/index'
import { CONTENT_SECURITY_POLICY } from '#main/content-security-policy'
import { type BrowserHost, startBrowserHost } from '#main/node/browser-host'
import type { Patience } from '#main/node/lifetime'
import { listStaticFiles } from '#main/node/static-files'
import { socketTransport } from '#main/node/transport'
import { failOnCrash, platformWith } from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const PATIENT: Patience = { firstWindow: 60_000, lastWindow: 60_000 }

const hosts: BrowserHost[] = []
let host: BrowserHost
let built: string

beforeEach(async () => {
  const folder = temporaryFolder()
  built = join(folder, 'renderer')
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'index.html'), '<!doctype html>장기')
  writeFileSync(join(built, 'assets', 'index-a1B2c3D4.js'), 'export {}')
  writeFileSync(join(built, 'assets', 'font.woff2'), 'font')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  host = await start()
})
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((started) => started.close()))
})

async function start(
  patience: Patience = PATIENT,
  startPaths: string[] = [],
): Promise<BrowserHost> {
  const started = await startBrowserHost({
    ...{ platform: platformWith(), startPaths, patience, texts: texts.ko, onCrash: failOnCrash },
    files: await listStaticFiles(built),
  })
  hosts.push(started)
  return started
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  at: BrowserHost = host,
): Promise<Answer> {
  const { hostname, port } = new URL(at.url)
  const asking = request({ hostname, port, path, method, headers, agent: false })
  asking.end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(parts).toString(),
  }
}

const tokenPath = (of: BrowserHost = host): string => {
  const { pathname, search } = new URL(of.url)
  return pathname + search
}
const originOf = (of: BrowserHost): string => new URL(of.url).origin

async function cookie(of: BrowserHost = host): Promise<string> {
  const { headers } = await ask(tokenPath(of), {}, 'GET', of)
  return headers['set-cookie']![0]!.split(';')[0]!
}

describe('the address', () => {
  test('is on this machine only, with a port of its own', async () => {
    const other = await start()
    expect(new URL(host.url).hostname).toBe('127.0.0.1')
    expect(new URL(other.url).port).not.toBe(new URL(host.url).port)
  })

  test('is exchanged for a cookie, and leads to one that can be reloaded', async () => {
    const first = await ask(tokenPath())
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } })
    const [set] = first.headers['set-cookie']!
    expect(set).toMatch(/^janggi-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
    const known = { cookie: `other=1; ${set!.split(';')[0]!}` }
    expect((await ask('/', known)).body).toBe('<!doctype html>장기')
    expect((await ask('/', known)).body).toBe('<!doctype html>장기')
    expect(await ask(tokenPath(), known)).toMatchObject({ status: 303, headers: { location: '/' } })
  })

  test('works once only', async () => {
    await cookie()
    const second = await ask(tokenPath())
    expect(second).toMatchObject({ status: 403, body: texts.ko.host.web.usedAddress })
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  test('is not used up by who only looks', async () => {
    await ask(tokenPath(), {}, 'HEAD')
    expect((await ask(tokenPath())).status).toBe(303)
  })

  test.each(['', 'x', 'A'.repeat(43)])('with the token "%s" opens nothing', async (token) => {
    expect((await ask(`/?token=${token}`)).status).toBe(403)
    expect((await ask(tokenPath())).status).toBe(303)
  })

  test('of one host is worth nothing at another', async () => {
    const other = await start()
    const known = await cookie(other)
    expect((await ask('/', { cookie: known })).status).toBe(403)
    expect((await ask(tokenPath(other))).status).toBe(403)
  })
})

describe('pages', () => {
  let known: { readonly cookie: string }
  beforeEach(async () => {
    known = { cookie: await cookie() }
  })

  test.each([
    { path: '/', type: 'text/html; charset=utf-8', cache: 'no-store' },
    { path: '/index.html', type: 'text/html; charset=utf-8', cache: 'no-store' },
    { path: '/assets/font.woff2', type: 'font/woff2', cache: 'no-store' },
    {
      path: '/assets/index-a1B2c3D4.js?v=1',
      type: 'text/javascript; charset=utf-8',
      cache: 'private, max-age=31536000, immutable',
    },
  ])('$path', async ({ path, type, cache }) => {
    const { status, headers } = await ask(path, known)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache })
  })

  test.each(['/', '/missing', '/?token=x'])('%s is guarded by its headers', async (path) => {
    const { headers } = await ask(path, known)
    expect(headers).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test('the head comes without the body', async () => {
    const head = await ask('/', known, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength('<!doctype html>장기')))
  })

  test.each([
    '/missing.js',
    '/assets',
    '/assets/',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..\\..\\secret.txt',
    '/%00',
    '/constructor',
    '/__proto__',
  ])('there is nothing at %s', async (path) => {
    expect((await ask(path, known)).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not done', async (method) => {
    expect(await ask('/', known, method)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })

  test.each([
    { name: 'no cookie', headers: () => ({}) },
    { name: 'a wrong cookie', headers: () => ({ cookie: known.cookie.slice(0, -1) }) },
    { name: 'another name for this machine', headers: () => ({ ...known, host: 'evil.example' }) },
    {
      name: 'localhost, which is another origin',
      headers: () => ({ ...known, host: new URL(host.url).host.replace('127.0.0.1', 'localhost') }),
    },
    {
      name: 'another origin',
      headers: () => ({ ...known, origin: 'http://evil.example' }),
    },
    { name: 'an origin hidden', headers: () => ({ ...known, origin: 'null' }) },
  ])('are not for $name', async ({ headers }) => {
    expect((await ask('/', headers())).status).toBe(403)
  })

  test('a token is not taken from another origin', async () => {
    const other = await start()
    const headers = { host: 'evil.example' }
    expect((await ask(tokenPath(other), headers, 'GET', other)).status).toBe(403)
    expect((await ask(tokenPath(other), {}, 'GET', other)).status).toBe(303)
  })

  test('an address that is none does no harm', async () => {
    for (const path of ['//', 'http://[', '*']) {
      expect((await ask(path, known)).status).toBeGreaterThanOrEqual(400)
    }
    expect((await ask('/', known)).status).toBe(200)
  })
})

const open = (of: BrowserHost, headers: Readonly<Record<string, string>>): WebSocket =>
  new WebSocket(originOf(of).replace('http', 'ws'), { headers })

async function openWindow(of: BrowserHost, known: string): Promise<WebSocket> {
  const socket = open(of, { cookie: known, origin: originOf(of) })
  await once(socket, 'open')
  return socket
}

describe('the line', () => {
  test('carries the studio', async () => {
    const started = await start(PATIENT, ['/기보/a.gib'])
    const socket = await openWindow(started, await cookie(started))
    const client = connect(contract, socketTransport(socket))
    expect(await client.run('app.info', {})).toEqual(ok(platformWith().info))
    const events: unknown[] = []
    void client.run('app.events', {}, { onItem: (event) => events.push(event) })
    const files = [{ name: 'a.gib', path: '/기보/a.gib' }]
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'open-files', files }]))
  })

  test.each([
    { name: 'a cookie', omit: 'cookie' },
    { name: 'an origin', omit: 'origin' },
  ])('is refused without $name', async ({ omit }) => {
    const headers = { cookie: await cookie(), origin: originOf(host) }
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== omit))
    const [error] = (await once(open(host, kept), 'error')) as [Error]
    expect(error.message).toContain('403')
  })

  test('is refused to another origin that somehow has the cookie', async () => {
    const headers = { cookie: await cookie(), origin: 'http://evil.example' }
    const [error] = (await once(open(host, headers), 'error')) as [Error]
    expect(error.message).toContain('403')
  })

  test('a message that is far too large closes it, and only it', async () => {
    const known = await cookie()
    const [bad, good] = [await openWindow(host, known), await openWindow(host, known)]
    bad.send('x'.repeat(13 * 1024 * 1024))
    const [code] = (await once(bad, 'close')) as [number]
    expect(code).toBe(1009)
    const client = connect(contract, socketTransport(good))
    expect((await client.run('app.info', {})).ok).toBe(true)
  })

  test('binary messages are passed over', async () => {
    const socket = await openWindow(host, await cookie())
    socket.send(Buffer.from('{"t":"start","id":0,"method":"app.info","input":{}}'))
    const client = connect(contract, socketTransport(socket))
    expect((await client.run('app.info', {})).ok).toBe(true)
  })
})

describe('the end', () => {
  const hasEnded = (of: BrowserHost, within: number): Promise<boolean> =>
    Promise.race([
      of.ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), within)),
    ])

  test('comes when no window ever does', async () => {
    const started = await start({ firstWindow: 30, lastWindow: 60_000 })
    expect(await hasEnded(started, 5000)).toBe(true)
    const socket = connectTcp(Number(new URL(started.url).port), '127.0.0.1')
    expect(await once(socket, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
  })

  test('comes a while after the last window has gone', async () => {
    const started = await start({ firstWindow: 60_000, lastWindow: 30 })
    const known = await cookie(started)
    const [first, second] = [await openWindow(started, known), await openWindow(started, known)]
    first.close()
    expect(await hasEnded(started, 200)).toBe(false)
    second.close()
    expect(await hasEnded(started, 5000)).toBe(true)
  })

  test('does not come when the window is reloaded', async () => {
    const started = await start({ firstWindow: 60_000, lastWindow: 300 })
    const known = await cookie(started)
    const first = await openWindow(started, known)
    first.close()
    await once(first, 'close')
    const again = await openWindow(started, known)
    expect(await hasEnded(started, 600)).toBe(false)
    again.close()
    expect(await hasEnded(started, 5000)).toBe(true)
  })

  test('can be asked for, more than once, and closes the windows', async () => {
    const socket = await openWindow(host, await cookie())
    const closed = once(socket, 'close') as Promise<[number]>
    await Promise.all([host.close(), host.close()])
    expect((await closed)[0]).toBe(1001)
  })

  test('does not wait for a window that does not answer', async () => {
    const known = await cookie()
    const socket = await openWindow(host, known)
    socket.pause()
    await host.close()
    socket.terminate()
  })
})
