import { z } from 'zod'
import { err, ok, type Result } from '#engine/result'
import { type ExternalEngine, externalEngine, MAX_ENGINES } from '#shared/contract/engines'
import { createJsonFile, type NotSaved } from '../json-file.ts'

interface TooMany {
  readonly code: 'too-many-engines'
  readonly limit: number
}

/** The user's engines on disk, shared by every host that runs. */
export interface EnginesFile {
  readonly list: () => Promise<readonly ExternalEngine[]>
  readonly find: (id: string) => Promise<ExternalEngine | undefined>
  /** Keeps an engine, in the place of the one with its id. */
  readonly save: (
    engine: ExternalEngine,
  ) => Promise<Result<readonly ExternalEngine[], TooMany | NotSaved>>
  readonly remove: (id: string) => Promise<Result<readonly ExternalEngine[], NotSaved>>
}

const content = z.strictObject({
  version: z.literal(1),
  engines: z.array(externalEngine).max(MAX_ENGINES).readonly(),
})

export function createEnginesFile(folder: string): EnginesFile {
  const file = createJsonFile<z.infer<typeof content>>({
    folder,
    name: 'engines',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, engines: [] },
  })

  async function change<E>(
    edit: (engines: readonly ExternalEngine[]) => Result<readonly ExternalEngine[], E>,
  ): Promise<Result<readonly ExternalEngine[], E | NotSaved>> {
    const changed = await file.change<E>(({ engines }) => {
      const edited = edit(engines)
      return edited.ok ? ok({ version: 1, engines: edited.value }) : edited
    })
    return changed.ok ? ok(changed.value.engines) : changed
  }

  return {
    list: async () => (await file.load()).engines,
    find: async (wanted) => (await file.load()).engines.find(({ id }) => id === wanted),
    save: (engine) =>
      change<TooMany>((engines) => {
        const at = engines.findIndex(({ id }) => id === engine.id)
        if (at >= 0) return ok(engines.with(at, engine))
        if (engines.length >= MAX_ENGINES)
          return err({ code: 'too-many-engines', limit: MAX_ENGINES })
        return ok([...engines, engine])
      }),
    remove: (gone) => change<never>((engines) => ok(engines.filter(({ id }) => id !== gone))),
  }
}
