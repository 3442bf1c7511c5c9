import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { toFileRef } from '../files/file-ref.ts'
import type { Platform } from '../platform.ts'
import type { RecentFiles } from './recent-files.ts'
import type { StagedTexts } from './staged-texts.ts'
import { stampOf, writeDocument } from './write-document.ts'

export interface Saving {
  readonly platform: Pick<Platform, 'pickSavePath'>
  readonly allowed: AllowedPaths
  readonly recent: RecentFiles
}

/** The calls of one window that write its documents. */
export const savingHandlers = (
  { platform, allowed, recent }: Saving,
  staged: StagedTexts,
): HandlersOf<HostContract, 'saving'> => ({
  'saving.stage': ({ text, index, piece }) => {
    const added = staged.add(text, index, piece)
    return Promise.resolve(added.ok ? ok({}) : added)
  },

  'saving.pick': async ({ name }) => {
    const picked = await platform.pickSavePath(name)
    if (picked.kind !== 'picked') return ok(picked)
    allowed.grant(picked.path)
    return ok({ kind: 'picked', file: toFileRef(picked.path) })
  },

  'saving.write': async ({ text: name, ...target }) => {
    const text = staged.take(name)
    if (text === undefined) return err({ code: 'no-such-text' })
    const written = await writeDocument(text, target, allowed)
    if (!written.ok) return written
    await recent.note(written.value.path)
    return ok({ file: toFileRef(written.value.path), stamp: written.value.stamp })
  },

  'saving.check': async ({ path }) => {
    const found = await allowed.find(path)
    return ok({ stamp: found.ok ? await stampOf(found.value.real) : null })
  },

  'saving.recent': async () => ok({ files: [...(await recent.list())] }),
})
