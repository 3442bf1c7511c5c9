import { err, ok, type Result } from '#engine/result'
import { type FileError, MAX_FILE_BYTES, MAX_UPLOADS } from '#shared/contract/files'

export interface Piece {
  readonly upload: string
  readonly name: string
  readonly index: number
  readonly last: boolean
  readonly base64: string
}

/** Puts together what one window hands over piece by piece. */
export interface Uploads {
  /** Takes the next piece: all bytes after the last one, else undefined. An error ends the upload. */
  readonly take: (piece: Piece) => Result<Uint8Array<ArrayBuffer> | undefined, FileError>
  readonly clear: () => void
}

/** An upload without a new piece for so long was given up: it makes way for another. */
const GIVEN_UP_MS = 60_000

interface Upload {
  /** Index of the piece that comes next. */
  next: number
  /** Room for more than has come, so that many small pieces cost no more than a few large ones. */
  room: Uint8Array<ArrayBuffer>
  length: number
  touched: number
}

export function createUploads(now: () => number = Date.now): Uploads {
  const running = new Map<string, Upload>()

  function hasRoom(): boolean {
    if (running.size < MAX_UPLOADS) return true
    for (const [upload, { touched }] of running) {
      if (now() - touched > GIVEN_UP_MS) running.delete(upload)
    }
    return running.size < MAX_UPLOADS
  }

  function add({ upload, name, index, base64 }: Piece): Result<Upload, FileError> {
    // A first piece under an id in use starts that upload anew.
    if (index === 0) running.delete(upload)
    const known = running.get(upload)
    if ((known?.next ?? 0) !== index) return err({ code: 'upload-out-of-order', name })
    if (!known && !hasRoom()) return err({ code: 'too-many-uploads', name, limit: MAX_UPLOADS })

    const to = known ?? { next: 0, room: new Uint8Array(), length: 0, touched: 0 }
    const piece = Buffer.from(base64, 'base64')
    const bytes = to.length + piece.length
    if (bytes > MAX_FILE_BYTES) {
      return err({ code: 'file-too-large', path: name, bytes, limit: MAX_FILE_BYTES })
    }
    append(to, piece)
    to.next++
    to.touched = now()
    return ok(to)
  }

  return {
    take: (piece) => {
      const added = add(piece)
      if (!added.ok || piece.last) running.delete(piece.upload)
      else running.set(piece.upload, added.value)
      if (!added.ok) return added
      const { room, length } = added.value
      return ok(piece.last ? room.subarray(0, length) : undefined)
    },
    clear: () => running.clear(),
  }
}

function append(upload: Upload, piece: Uint8Array): void {
  const length = upload.length + piece.length
  if (length > upload.room.length) {
    const grown = new Uint8Array(Math.min(MAX_FILE_BYTES, Math.max(length, 2 * upload.length)))
    grown.set(upload.room.subarray(0, upload.length))
    upload.room = grown
  }
  upload.room.set(piece, upload.length)
  upload.length = length
}
