import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ok, type Result } from '#engine/result'
import { type SheetDraft, sheetDraft } from '#shared/contract/sheets'
import { createJsonFile, type NotSaved } from '../json-file.ts'

/** Drafts that are kept; the one written longest ago goes first. */
export const MOST_DRAFTS = 500

interface Recalled {
  readonly draft: SheetDraft | undefined
  /** Who ruled last, in whichever game; empty where nobody did. */
  readonly arbiter: string
}

/** What arbiters write in ruling sheets (판정서), kept from start to start, by the game. */
export interface SheetsFile {
  readonly recall: (line: string) => Promise<Recalled>
  readonly keep: (line: string, draft: SheetDraft) => Promise<Result<void, NotSaved>>
}

const kept = z.strictObject({ game: z.hash('sha256'), draft: sheetDraft })
const content = z.strictObject({ version: z.literal(1), drafts: z.array(kept).readonly() })

/** Moves and names of whole games have no place in a list of drafts. */
const gameOf = (line: string): string => createHash('sha256').update(line).digest('hex')

/** @param now the clock that names a damaged file */
export function createSheetsFile(folder: string, now?: () => Date): SheetsFile {
  const file = createJsonFile<z.infer<typeof content>>({
    folder,
    name: 'sheets',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, drafts: [] },
    now,
  })

  async function keep(line: string, draft: SheetDraft): Promise<Result<void, NotSaved>> {
    const game = gameOf(line)
    const changed = await file.change<never>(({ drafts }) => {
      const others = drafts.filter((each) => each.game !== game)
      return ok({ version: 1, drafts: [...others, { game, draft }].slice(-MOST_DRAFTS) })
    })
    return changed.ok ? ok(undefined) : changed
  }

  return {
    recall: async (line) => {
      const game = gameOf(line)
      const { drafts } = await file.load()
      return {
        draft: drafts.find((each) => each.game === game)?.draft,
        arbiter: drafts.at(-1)?.draft.arbiter ?? '',
      }
    },
    keep,
  }
}
