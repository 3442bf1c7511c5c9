import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download } from '../../scripts/start/fetch-electron.ts'

let folder: string
let server: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janggi-fetch-'))
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  await rm(folder, { recursive: true })
})

async function source(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/electron.zip`
}

test('a file arrives, with progress', async () => {
  let finish = (): void => undefined
  const url = await source((_request, response) => {
    response.setHeader('Content-Length', 6)
    response.write('abc')
    finish = () => response.end('def')
  })
  const onProgress = vi.fn(() => finish())
  await download(url, join(folder, 'file'), onProgress)
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('abcdef')
  expect(onProgress.mock.calls).toEqual([
    [50, 6],
    [100, 6],
  ])
})

test('a refusal is told', async () => {
  const url = await source((_request, response) => response.writeHead(503).end())
  await expect(download(url, join(folder, 'file'), vi.fn())).rejects.toMatchObject({
    problem: { code: 'refused', status: '503' },
  })
})

test('a source that does not answer is given up in seconds', async () => {
  const url = await source(() => undefined)
  const began = performance.now()
  await expect(download(url, join(folder, 'file'), vi.fn())).rejects.toMatchObject({
    problem: { code: 'silent' },
  })
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('so is one that is not there', async () => {
  const url = await source(() => undefined)
  server?.close()
  await expect(download(url, join(folder, 'file'), vi.fn())).rejects.toMatchObject({
    problem: { code: 'silent' },
  })
})
