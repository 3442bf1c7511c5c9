import { err, ok, type Result } from '#engine/result'
import { MAX_STAGED, MAX_STAGED_TEXT, type StageError } from '#shared/contract/saving'

/** Texts that one window has handed over piece by piece and that no call has used yet. */
export interface StagedTexts {
  readonly add: (text: string, index: number, piece: string) => Result<void, StageError>
  /** The whole text, which is then no longer there. */
  readonly take: (text: string) => string | undefined
  readonly clear: () => void
}

interface Staged {
  readonly pieces: string[]
  length: number
}

export function createStagedTexts(): StagedTexts {
  const waiting = new Map<string, Staged>()

  return {
    add: (text, index, piece) => {
      // A first piece under a name in use starts that text anew.
      if (index === 0) waiting.delete(text)
      const staged = waiting.get(text) ?? { pieces: [], length: 0 }
      if (staged.pieces.length !== index) return err({ code: 'text-out-of-order' })
      if (index === 0 && waiting.size === MAX_STAGED) {
        return err({ code: 'too-many-texts', limit: MAX_STAGED })
      }
      if (staged.length + piece.length > MAX_STAGED_TEXT) {
        waiting.delete(text)
        return err({ code: 'text-too-long', limit: MAX_STAGED_TEXT })
      }
      staged.pieces.push(piece)
      staged.length += piece.length
      waiting.set(text, staged)
      return ok(undefined)
    },
    take: (text) => {
      const staged = waiting.get(text)
      waiting.delete(text)
      return staged?.pieces.join('')
    },
    clear: () => waiting.clear(),
  }
}
