import { completionsAt } from '#engine/kibo-text/completion'
import { textDiagnostics } from '#engine/kibo-text/diagnostics'
import { readRecordText } from '#engine/kibo-text/record-text'
import { median, type Row, timed } from './measure.ts'
import { realTexts, textOfGames } from './records.ts'

const GAMES = 500
const KEYS = 60

/** What a key costs the worker behind the text editor in a file of 500 games; the window waits for none of it. */
export async function benchKiboText(): Promise<Row[]> {
  const what = `text editor, ms a key in ${GAMES} games (reading, findings, completion)`
  const texts = realTexts()
  if (!texts) return [{ what, figure: 'no real records at hand', aim: '' }]
  let record = readRecordText(textOfGames(texts, GAMES))
  const middle = record.games[record.games.length >> 1]
  const move = middle?.game.moves[20]
  const at = (middle?.entry.from ?? 0) + (move?.from ?? 0)
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    // A digit typed into a move, and taken away again.
    const { text } = record
    const next =
      key % 2 === 0
        ? `${text.slice(0, at)}7${text.slice(at)}`
        : text.slice(0, at) + text.slice(at + 1)
    times.push(
      await timed(() => {
        record = readRecordText(next, record)
        textDiagnostics(record)
        completionsAt(record, at + 1)
      }),
    )
  }
  return [{ what, figure: median(times).toFixed(1), aim: '≤ 16' }]
}
