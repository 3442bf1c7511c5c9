import { ok } from '#engine/result'
import type { Handlers } from '#shared/rpc/host'
import { EvaluationFile } from './evaluation-file.ts'
import type { evaluationContract } from './thread-contract.ts'

export interface EvaluationFiles {
  readonly handlers: Handlers<typeof evaluationContract>
  readonly closeAll: () => void
}

/** The files of evaluations, opened when they are first asked for. */
export function evaluationFiles(): EvaluationFiles {
  const files = new Map<string, EvaluationFile>()

  function at(path: string): EvaluationFile {
    const file = files.get(path) ?? new EvaluationFile(path)
    files.set(path, file)
    return file
  }

  return {
    handlers: {
      'evaluations.get': ({ file, key }) =>
        Promise.resolve(ok({ found: at(file).get(key) ?? null })),
      'evaluations.keep': ({ file, key, update }) => {
        at(file).keep(key, update, Date.now())
        return Promise.resolve(ok({}))
      },
    },
    closeAll: () => {
      for (const file of files.values()) file.close()
      files.clear()
    },
  }
}
