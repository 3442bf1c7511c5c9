import { expect, test } from 'vitest'
import { ok } from '#engine/result'
import { contract, type HostContract } from '#shared/contract/index'
import { connect } from '#shared/rpc/client'
import type { HandlersOf } from '#shared/rpc/host'
import { memoryPair } from '#shared/rpc/memory'

const seen = (value: unknown): unknown => value

/** Each line below an `@ts-expect-error` must not compile; `npm run types` checks that. Never run. */
export async function mustNotCompile(): Promise<void> {
  const host = connect(contract, memoryPair().window)

  // @ts-expect-error there is no such method
  await host.run('files.delete', {})
  // @ts-expect-error the input misses its encoding
  await host.run('files.read', { path: '/a.gib' })
  // @ts-expect-error the encoding is none of those known
  await host.run('files.read', { path: '/a.gib', encoding: 'latin1' })
  // @ts-expect-error what this call streams are events
  await host.run('app.events', {}, { onItem: (item: string) => item })

  const read = await host.run('files.read', { path: '/a.gib', encoding: 'auto' })
  // @ts-expect-error the value is there only when the call went well
  seen(read.value)
  if (!read.ok && read.error.code === 'file-too-large') {
    // @ts-expect-error this error has a limit in bytes, no reason
    seen(read.error.reason)
  }

  // @ts-expect-error settings.save has no handler
  const missing: HandlersOf<HostContract, 'settings'> = {
    'settings.load': () => Promise.reject(new Error()),
  }
  seen(missing)
  const wrong: Pick<HandlersOf<HostContract, 'app'>, 'app.info'> = {
    // @ts-expect-error the version is missing
    'app.info': () => Promise.resolve(ok({ host: 'browser', platform: 'linux', locale: 'ko' })),
  }
  seen(wrong)
}

test('every method is named after its part of the contract', () => {
  expect(Object.keys(contract).every((method) => /^[a-z]+\.[a-zA-Z]+$/.test(method))).toBe(true)
})
