import type { Diagnostic } from '#engine/notation/diagnostic'
import { unreachable } from '#engine/result'
import type { Refusal } from '#engine/rules/refusal'
import type { CommandId } from '#shared/contract/commands'
import type { FileError } from '#shared/contract/files'
import type { Fault } from '#shared/rpc/frames'
import type { Copied } from '../copy/copied.ts'
import type { Texts } from '#shared/text/index'
import { describeFault } from '#shared/text/faults'
import { describeFileError } from '#shared/text/file-errors'
import { describeDiagnostic } from '#shared/text/problems'
import { describeRefusal } from '#shared/text/rule-words'
import { describeSaveProblem, type SaveProblem } from '../saving/save-problem.ts'

/** What the window tells in passing: facts only, so that a switch of language rewords it. */
export type Notice =
  | { readonly kind: 'refused'; readonly name: string; readonly diagnostic: Diagnostic }
  | { readonly kind: 'file'; readonly name: string; readonly error: FileError }
  | { readonly kind: 'line'; readonly fault: Fault }
  | {
      readonly kind: 'opened-with-problems'
      readonly name: string
      readonly errors: number
      readonly warnings: number
    }
  | {
      readonly kind: 'collection'
      readonly name: string
      readonly files: number
      readonly games: number
      readonly skipped: number
    }
  | { readonly kind: 'exported'; readonly name: string; readonly games: number }
  | { readonly kind: 'report-saved'; readonly name: string }
  | { readonly kind: 'unreadable-bytes'; readonly name: string; readonly count: number }
  | { readonly kind: 'copied'; readonly what: Copied }
  | { readonly kind: 'not-copied'; readonly detail: string }
  | { readonly kind: 'line-lost' }
  | { readonly kind: 'line-gone' }
  | { readonly kind: 'line-back' }
  | { readonly kind: 'settings-not-saved'; readonly detail: string }
  /** A move that cannot be made, and why. */
  | { readonly kind: 'move-refused'; readonly refusal: Refusal }
  /** Moves of a branch that cannot be played where it was put. */
  | { readonly kind: 'moves-left-out'; readonly count: number }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'not-saved'; readonly problem: SaveProblem }
  /** Unsaved documents of a studio that died are open again. */
  | { readonly kind: 'restored'; readonly count: number }
  | { readonly kind: 'not-kept'; readonly detail: string }
  | { readonly kind: 'changed-on-disk'; readonly name: string }
  | { readonly kind: 'crashed'; readonly detail: string }

export type Tone = 'good' | 'info' | 'warn' | 'bad'

export function toneOf(notice: Notice): Tone {
  switch (notice.kind) {
    case 'line-back':
    case 'copied':
    case 'exported':
    case 'report-saved':
    case 'saved':
    case 'restored':
      return 'good'
    case 'collection':
      return 'info'
    case 'opened-with-problems':
    case 'unreadable-bytes':
    case 'line-lost':
    case 'move-refused':
    case 'moves-left-out':
    case 'changed-on-disk':
      return 'warn'
    default:
      return 'bad'
  }
}

const PASSING: ReadonlySet<Notice['kind']> = new Set([
  'line-back',
  'copied',
  'saved',
  'move-refused',
  'collection',
  'exported',
  'report-saved',
])

/** Milliseconds after which a notice goes by itself; an error waits for the user. */
export const lifetimeOf = (notice: Notice): number | undefined =>
  PASSING.has(notice.kind) ? 6000 : undefined

/** What can be done about it. */
export const commandOf = (notice: Notice): CommandId | undefined =>
  notice.kind === 'move-refused' ? 'edit.stand' : undefined

/** The sentence for a notice. */
export function describeNotice(texts: Texts, notice: Notice): string {
  const { notices } = texts.window
  switch (notice.kind) {
    case 'refused':
      return `${notices.reason(notice.name, describeDiagnostic(texts, notice.diagnostic))} ${notices.kept}`
    case 'file':
      return `${notices.reason(notice.name, describeFileError(texts, notice.error))} ${notices.kept}`
    case 'copied':
      return describeCopied(texts, notice.what)
    case 'not-copied':
      return texts.copy.refused(notice.detail)
    case 'line':
      return describeFault(texts, notice.fault)
    case 'opened-with-problems':
      return notices.openedWithProblems(notice.name, notice.errors, notice.warnings)
    case 'collection': {
      const { name, files, games, skipped } = notice
      return texts.convert.collection.opened(name, files, games, skipped)
    }
    case 'exported':
      return texts.convert.exporting.saved(notice.name, notice.games)
    case 'report-saved':
      return texts.convert.report.saved(notice.name)
    case 'unreadable-bytes':
      return notices.unreadableBytes(notice.name, notice.count)
    case 'line-lost':
      return notices.disconnected
    case 'line-gone':
      return notices.hostGone
    case 'line-back':
      return notices.reconnected
    case 'settings-not-saved':
      return notices.settingsNotSaved(notice.detail)
    case 'move-refused':
      return describeRefusal(texts, notice.refusal)
    case 'moves-left-out':
      return notices.movesLeftOut(notice.count)
    case 'saved':
      return texts.saving.notices.saved(notice.name)
    case 'not-saved':
      return texts.saving.notices.notSaved(describeSaveProblem(texts, notice.problem))
    case 'restored':
      return texts.saving.notices.restored(notice.count)
    case 'not-kept':
      return texts.saving.notices.notKept(notice.detail)
    case 'changed-on-disk':
      return texts.saving.notices.changedOnDisk(notice.name)
    case 'crashed':
      return notices.crashed(notice.detail)
    default:
      return unreachable(notice)
  }
}

function describeCopied({ copy, kibo }: Texts, what: Copied): string {
  const text = copy.copied[what.kind]
  if (what.kind !== 'record' || what.losses.length === 0) return text
  return `${text} ${copy.lost(what.losses.map((loss) => kibo.losses[loss]).join(', '))}`
}
