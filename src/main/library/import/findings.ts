import type { ImportFinding, ImportReport } from '#shared/contract/library-import'
import type { ReadText } from '../../files/worker-messages.ts'
import type { GameFacts } from '../store/game-facts.ts'
import type { Added } from '../store/game-writer.ts'

export type Counts = Omit<ImportReport, 'ms' | 'state'>

interface Part {
  readonly name: string
  readonly text: string
}

/** The texts of a file: several where it is an archive, in which what is no record is passed over. */
export function partsOf(
  file: string,
  { text, collection }: ReadText,
): { readonly texts: readonly Part[]; readonly failed: readonly ImportFinding[] } {
  if (!collection) return { texts: [{ name: file, text }], failed: [] }
  let at = 0
  const texts = collection.members.map(({ name, length }) => {
    at += length
    return { name: `${file}/${name}`, text: text.slice(at - length, at) }
  })
  const failed = collection.skipped
    .filter(({ reason }) => reason !== 'no-record')
    .map(({ name, reason }): ImportFinding => ({
      code: 'file-failed',
      file: `${file}/${name}`,
      detail: reason,
    }))
  return { texts, failed }
}

/** What is to be remarked of one game. */
export function findingsOf(
  file: string,
  game: number,
  { isIncomplete, broken, line }: GameFacts,
  added: Added | undefined,
): readonly ImportFinding[] {
  if (!added) return []
  const { id } = added
  if (added.kind === 'duplicate') return [{ code: 'duplicate', file, game, id }]
  return [
    ...added.prefixes.map((pair): ImportFinding => ({ code: 'prefix', file, game, ...pair })),
    ...(isIncomplete
      ? [
          {
            code: 'incomplete' as const,
            file,
            game,
            id,
            ply: line.length + 1,
            line: broken?.line ?? 0,
            reason: broken?.code ?? 'unread',
          },
        ]
      : []),
  ]
}

export function withFindings(
  counts: Counts,
  games: number,
  findings: readonly ImportFinding[],
): Counts {
  const count = (code: ImportFinding['code']): number =>
    findings.filter((finding) => finding.code === code).length
  const duplicates = count('duplicate')
  return {
    ...counts,
    games: counts.games + games,
    added: counts.added + games - duplicates,
    duplicates: counts.duplicates + duplicates,
    prefixes: counts.prefixes + count('prefix'),
    incomplete: counts.incomplete + count('incomplete'),
  }
}
