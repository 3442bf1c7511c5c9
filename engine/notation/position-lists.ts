import { err, ok, type Result } from '../result.ts'
import type { Setup } from '../rules/types.ts'
import { type FenProblem, parseFen } from './fen.ts'
import type { RawHeader } from './headers.ts'

/** A position with what a line or a block of a list says about it. */
export interface ListedPosition {
  readonly setup: Setup
  readonly headers: readonly RawHeader[]
  readonly comments: readonly string[]
}

const FEN_FIELDS = /^\s*\S+(?:\s+[wb](?![^\s;]))?(?:\s+-){0,2}(?:\s+\d{1,6}){0,2}/
const OPERATION = /\s*([A-Za-z_]\w{0,30})\s+(?:"([^"]*)"|([^;]*))\s*(?:;|$)/y

/**
 * Reads one line of a list, FEN or EPD. Operations behind the position (`id "…"; bm a4b4;`) become
 * headers, those named c0 to c9 comments; other text behind it is one comment.
 */
export function parsePositionLine(line: string): Result<ListedPosition, FenProblem> {
  const setup = parseFen(line)
  if (!setup.ok) return setup
  const from = FEN_FIELDS.exec(line)?.[0].length ?? line.length
  return ok({ setup: setup.value, ...parseOperations(line, from) })
}

function parseOperations(line: string, start: number): Omit<ListedPosition, 'setup'> {
  const headers: RawHeader[] = []
  const comments: string[] = []
  let from = start
  while (line.slice(from).trim() !== '') {
    OPERATION.lastIndex = from
    const match = OPERATION.exec(line)
    if (!match) {
      comments.push(line.slice(from).trim())
      break
    }
    const [, key = '', quoted, bare = ''] = match
    const value = quoted ?? bare.trim()
    if (/^c\d$/.test(key)) comments.push(value)
    else headers.push({ key, value })
    from = OPERATION.lastIndex
  }
  return { headers, comments }
}

/** Names of operations are in small letters. */
export const isEpdOperation = (name: string): boolean => /^[a-z]\w{0,14}$/.test(name)

/** A position in EPD: its first four fields, then the operations. Moves and numbers stand bare, texts in quotes. */
export function formatEpd(
  fen: string,
  operations: readonly (readonly [name: string, value: string])[],
): string {
  const position = fen.split(' ').slice(0, 4).join(' ')
  const written = operations.map(([name, value]) => {
    const isBare = name !== 'id' && !/^c\d$/.test(name) && /^[\w+#=-]+(?: [\w+#=-]+)*$/.test(value)
    return ` ${name} ${isBare ? value : `"${epdText(value)}"`};`
  })
  return position + written.join('')
}

/** The text as an EPD can hold it: on one line, without double quotes. */
export const epdText = (value: string): string => value.replace(/"/g, "'").replace(/[\r\n]+/g, ' ')

/** Lines of `key=value`: FEN is the position, Comment a comment, the rest are headers. */
export function parsePuzzle(block: string): Result<ListedPosition, FenProblem> {
  const headers: RawHeader[] = []
  const comments: string[] = []
  let fen: string | undefined
  for (const line of block.split(/\r\n|\r|\n/)) {
    const at = line.indexOf('=')
    if (at <= 0) {
      if (line.trim() !== '') comments.push(line.trim())
      continue
    }
    const key = line.slice(0, at).trim()
    const value = line.slice(at + 1).trim()
    if (key === 'FEN' && fen === undefined) fen = value
    else if (key === 'Comment') comments.push(value)
    else headers.push({ key, value })
  }
  if (fen === undefined) return err({ code: 'fen-empty', at: 0 })
  const setup = parseFen(fen)
  return setup.ok ? ok({ setup: setup.value, headers, comments }) : setup
}
