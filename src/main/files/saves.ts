import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import { MAX_FILE_BYTES, MAX_UPLOADS } from '#shared/contract/files'
import type { HostContract } from '#shared/contract/index'
import type { SavedFile, SaveError } from '#shared/contract/saving'
import type { HandlersOf } from '#shared/rpc/host'
import type { Input } from '#shared/rpc/procedure'
import { errorCode } from '../error-code.ts'
import type { Platform } from '../platform.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import { encodeText } from './encode-text.ts'
import { toFileRef } from './file-ref.ts'
import { saveFile } from './save-file.ts'

/** Characters without a place in an encoding that an error names. */
const MOST_CHARACTERS = 40

type SavePiece = Input<HostContract, 'files.save'>
type SaveMethod = 'files.pick-target' | 'files.pick-folder' | 'files.save'

interface Running {
  next: number
  length: number
  readonly texts: string[]
}

/** The saving calls of one window, which has its own texts under way. */
export function saveHandlers(
  platform: Pick<Platform, 'pickTarget' | 'pickFolder'>,
  allowed: AllowedPaths,
): Pick<HandlersOf<HostContract, 'files'>, SaveMethod> {
  const running = new Map<string, Running>()

  /** The whole text with the last piece, else undefined. An error ends the save. */
  function take(piece: SavePiece): Result<string | undefined, SaveError> {
    const { save, path, index, last, text } = piece
    const known = index === 0 ? undefined : running.get(save)
    running.delete(save)
    if ((known?.next ?? 0) !== index) return err({ code: 'upload-out-of-order', name: path })
    if (!known && running.size >= MAX_UPLOADS) {
      return err({ code: 'too-many-uploads', name: path, limit: MAX_UPLOADS })
    }
    const to = known ?? { next: 0, length: 0, texts: [] }
    to.texts.push(text)
    to.next += 1
    to.length += text.length
    if (to.length > MAX_FILE_BYTES) {
      return err({ code: 'file-too-large', path, bytes: to.length, limit: MAX_FILE_BYTES })
    }
    if (last) return ok(to.texts.join(''))
    running.set(save, to)
    return ok(undefined)
  }

  return {
    'files.pick-target': async ({ name }) => {
      const picked = await platform.pickTarget(plainName(name))
      if (picked.kind !== 'picked') return ok(picked)
      allowed.grant(picked.path)
      return ok({ kind: 'picked', file: toFileRef(picked.path) })
    },

    'files.pick-folder': async () => {
      const picked = await platform.pickFolder()
      if (picked.kind !== 'picked') return ok(picked)
      allowed.grant(picked.path)
      return ok({ kind: 'picked', file: toFileRef(picked.path) })
    },

    'files.save': async (piece) => {
      const text = take(piece)
      if (!text.ok) return text
      if (text.value === undefined) return ok({ saved: null })
      const target = await targetFor(piece.path, allowed)
      if (!target.ok) return target
      const saved = await write(target.value, text.value, piece)
      return saved.ok ? ok({ saved: saved.value }) : saved
    },
  }
}

/** Without what no file name may hold. */
const plainName = (name: string): string =>
  basename(name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')).replace(/[. ]+$/, '') || '_'

/** A link in the way is followed only where it stays inside what is allowed. */
async function targetFor(path: string, allowed: AllowedPaths): Promise<Result<string, SaveError>> {
  const standing = await allowed.find(path)
  if (standing.ok) return ok(standing.value.real)
  if (standing.error.code !== 'file-not-found') return standing
  const folder = await allowed.findFolderOf(path)
  return folder.ok ? ok(join(folder.value, basename(path))) : folder
}

async function write(
  path: string,
  text: string,
  { encoding, replace }: SavePiece,
): Promise<Result<SavedFile, SaveError>> {
  const { bytes, missing } = encodeText(text, encoding)
  if (missing.length > 0) {
    return err({ code: 'not-encoded', encoding, characters: missing.slice(0, MOST_CHARACTERS) })
  }
  const there = await stat(path).catch(() => undefined)
  if (there?.isDirectory()) return err({ code: 'file-is-a-folder', path })
  if (there && !replace) return err({ code: 'file-exists', path })
  try {
    await saveFile(path, bytes)
    return ok({ ...toFileRef(path), bytes: bytes.length })
  } catch (error) {
    return err({ code: 'file-not-written', path, detail: errorCode(error) })
  }
}
