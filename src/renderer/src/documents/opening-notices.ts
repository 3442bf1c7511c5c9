import type { RecordFile } from '#engine/game/read-records'
import { type Diagnostic, hasErrors } from '#engine/notation/diagnostic'
import type { TextFile } from '#shared/contract/files'
import type { Notice } from '../shell/notice.ts'

/** Trouble with the file as a whole; trouble with a game stands in its report. */
export function openingNotices({
  file,
  records,
}: {
  readonly file: TextFile
  readonly records: RecordFile
}): readonly Notice[] {
  const notices: Notice[] = []
  const { name, unreadable } = file
  if (file.collection) {
    const { members, skippedCount } = file.collection
    const counts = { files: members.length, games: records.games.length, skipped: skippedCount }
    notices.push({ kind: 'collection', name, ...counts })
  }
  if (unreadable > 0) notices.push({ kind: 'unreadable-bytes', name, count: unreadable })
  if (hasErrors(records.diagnostics)) {
    const count = (severity: Diagnostic['severity']): number =>
      records.diagnostics.filter((each) => each.severity === severity).length
    const [errors, warnings] = [count('error'), count('warning')]
    notices.push({ kind: 'opened-with-problems', name, errors, warnings })
  }
  return notices
}
