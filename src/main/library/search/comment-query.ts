/** A condition on the table of comments, as SQL with its parameters. */
export interface CommentQuery {
  readonly where: string
  readonly parameters: readonly string[]
}

/** The index holds every three characters in a row; shorter words are looked for in the texts. */
const INDEXED_LENGTH = 3

/** Comments that hold all of the words, each anywhere. Undefined where there is no word. */
export function commentQuery(typed: string): CommentQuery | undefined {
  const words = typed
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const long = words.filter((word) => Array.from(word).length >= INDEXED_LENGTH)
  const short = words.filter((word) => !long.includes(word))
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  return {
    where: [
      ...(long.length > 0 ? ['c.text MATCH ?'] : []),
      ...short.map(() => "c.text LIKE ? ESCAPE '\\'"),
    ].join(' AND '),
    parameters: [
      ...(long.length > 0 ? [match] : []),
      ...short.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    ],
  }
}
