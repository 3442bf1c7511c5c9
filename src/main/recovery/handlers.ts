import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import { sendText } from '../files/send-text.ts'
import type { StagedTexts } from '../saving/staged-texts.ts'
import type { RecoveryStore } from './recovery-store.ts'

/** Which documents belong to a window that is open; all windows of a host share it. */
export type ClaimedDocuments = Map<string, symbol>

export interface RecoveryOfWindow {
  readonly handlers: HandlersOf<HostContract, 'recovery'>
  /** The window is gone: what it had not saved is anybody's. */
  readonly release: () => void
}

/** The calls of one window that keep what it has not saved. */
export function recoveryHandlers(
  store: RecoveryStore,
  claimed: ClaimedDocuments,
  staged: StagedTexts,
): RecoveryOfWindow {
  const window = Symbol('window')
  const isOwn = (id: string): boolean => claimed.get(id) === window
  const noText = err({ code: 'no-such-text' } as const)
  const notOwn = err({ code: 'no-such-recovery' } as const)

  const handlers: HandlersOf<HostContract, 'recovery'> = {
    'recovery.begin': async ({ id, document, text: name }) => {
      const text = staged.take(name)
      if (text === undefined) return noText
      if (claimed.has(id) && !isOwn(id)) return notOwn
      claimed.set(id, window)
      const begun = await store.begin(id, document, text)
      return begun.ok ? ok({}) : begun
    },

    'recovery.keep': async ({ id, game, text: name }) => {
      const text = staged.take(name)
      if (text === undefined) return noText
      if (!isOwn(id)) return notOwn
      const kept = await store.keep(id, game, text)
      return kept.ok ? ok({}) : kept
    },

    'recovery.view': async ({ id, view }) => {
      if (!isOwn(id)) return notOwn
      const kept = await store.keepView(id, view)
      return kept.ok ? ok({}) : kept
    },

    'recovery.drop': async ({ id }) => {
      if (!isOwn(id)) return notOwn
      const dropped = await store.drop(id)
      claimed.delete(id)
      return dropped.ok ? ok({}) : dropped
    },

    'recovery.claim': async () => {
      const entries = (await store.list()).filter(({ id }) => !claimed.has(id))
      for (const { id } of entries) claimed.set(id, window)
      return ok({ entries })
    },

    'recovery.read': async ({ id, game }, call) => {
      if (!isOwn(id)) return notOwn
      const read = await store.read(id, game)
      if (!read.ok) return read
      await sendText(read.value, call)
      return ok({})
    },
  }
  return {
    handlers,
    release: () => {
      for (const [id, owner] of claimed) if (owner === window) claimed.delete(id)
    },
  }
}
