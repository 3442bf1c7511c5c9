/** Replaces what stands between two UTF-16 offsets of a text. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Applies edits that do not overlap and all mean the text as it is before any of them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(text.slice(at, edit.from), edit.text)
    at = edit.to
  }
  parts.push(text.slice(at))
  return parts.join('')
}

export const shiftEdit = ({ from, to, text }: TextEdit, by: number): TextEdit => ({
  from: from + by,
  to: to + by,
  text,
})
