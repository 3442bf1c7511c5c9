import { vi } from 'vitest'
import { contract, type HostContract } from '#shared/contract/index'
import type { AppEvent } from '#shared/contract/app'
import { type Client, connect } from '#shared/rpc/client'
import { memoryPair } from '#shared/rpc/memory'
import type { Connection, Host } from '#main/host'
import type { Platform } from '#main/platform'

/** A platform that has and allows nothing but what a test gives it. */
export const platformWith = (own: Partial<Platform> = {}): Platform => ({
  info: { version: '1.2.3', host: 'browser', platform: 'linux', locale: 'ko-KR' },
  dataFolder: '/nonexistent',
  roots: [],
  places: [],
  pickFiles: () => Promise.resolve({ kind: 'own-dialog' }),
  pickFolder: () => Promise.resolve({ kind: 'own-dialog' }),
  pickSavePath: () => Promise.resolve({ kind: 'own-dialog' }),
  openLink: () => Promise.reject(new Error('no browser')),
  ...own,
})

export interface HostWindow {
  readonly host: Client<HostContract>
  readonly connection: Connection
  readonly close: () => void
  /** Starts to listen; the events come into the list that is returned. */
  readonly listen: () => readonly AppEvent[]
}

/** Opens a window on a host, over a memory line. */
export function openWindow(host: Host): HostWindow {
  const line = memoryPair()
  const connection = host.connect(line.host)
  const client = connect(contract, line.window)
  return {
    host: client,
    connection,
    close: line.close,
    listen: () => {
      const events: AppEvent[] = []
      void client.run('app.events', {}, { onItem: (event) => events.push(event) })
      return events
    },
  }
}

/** For a host whose handlers must not crash. */
export const failOnCrash = vi.fn((method: string, error: unknown): never => {
  throw new Error(`${method} crashed`, { cause: error })
})
