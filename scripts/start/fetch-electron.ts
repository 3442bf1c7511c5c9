import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { startChild } from '../support/children.ts'
import { ELECTRON_PACKAGE } from './electron-program.ts'

/** Time in which the source must begin to answer, and in which it may be silent later, in ms. */
const ANSWER_TIME = 3000
const SILENCE_TIME = 20_000

/** Why the program could not be fetched. */
export type FetchProblem =
  | { readonly code: 'silent' }
  | { readonly code: 'refused'; readonly status: string }
  | { readonly code: 'failed'; readonly detail: string }

export interface FetchProgress {
  /** How much has arrived, 0 to 100, of how many bytes. */
  readonly onProgress: (percent: number, bytes: number) => void
  readonly onUnpack: () => void
}

class SourceError extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/**
 * Fetches and unpacks Electron's program with Electron's own installer, so that its mirrors
 * (`ELECTRON_MIRROR`, .npmrc), cache and checksums hold. Resolves to undefined when it is there.
 */
export async function fetchElectron(progress: FetchProgress): Promise<FetchProblem | undefined> {
  try {
    await downloadToCache(progress)
    progress.onUnpack()
    const { ended } = startChild(process.execPath, [join(ELECTRON_PACKAGE, 'install.js')], {
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    const { code, reason } = await ended
    return code === 0 ? undefined : { code: 'failed', detail: reason }
  } catch (error) {
    if (error instanceof SourceError) return error.problem
    return { code: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}

const readJson = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(join(ELECTRON_PACKAGE, name), 'utf8')))

/** Leaves the archive in Electron's download cache, where its installer finds it. */
async function downloadToCache({ onProgress }: FetchProgress): Promise<void> {
  const { downloadArtifact } = await import('@electron/get')
  await downloadArtifact({
    version: readJson('package.json', z.object({ version: z.string() })).version,
    artifactName: 'electron',
    platform: process.platform,
    arch: process.arch,
    checksums: readJson('checksums.json', z.record(z.string(), z.string())),
    downloader: { download: (url, file) => download(url, file, onProgress) },
  })
}

/** Downloads a file; gives up on a source that does not answer or falls silent. */
export async function download(
  url: string,
  file: string,
  onProgress: FetchProgress['onProgress'],
): Promise<void> {
  const silence = new AbortController()
  const giveUp = (): void => silence.abort()
  let timer = setTimeout(giveUp, ANSWER_TIME)
  try {
    const response = await fetch(url, { signal: silence.signal })
    if (!response.ok || response.body === null) {
      throw new SourceError({ code: 'refused', status: String(response.status) })
    }
    const total = Number(response.headers.get('content-length') ?? 0)
    const reader = response.body.getReader()
    await using output = await open(file, 'w')
    let arrived = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENCE_TIME)
      await output.write(part.value)
      arrived += part.value.length
      onProgress(total === 0 ? 0 : Math.floor((arrived / total) * 100), total)
    }
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError({ code: 'silent' })
  } finally {
    clearTimeout(timer)
  }
}
