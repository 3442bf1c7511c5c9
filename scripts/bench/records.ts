import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXPORT_OPTIONS, EXPORT_FORMATS } from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { decodeText } from '#main/files/decode-text'
import { rootPath } from '../support/paths.ts'
import { median, type Row, thousands, timed } from './measure.ts'

const ROUNDS = 5

/** Folder of real records, or undefined where they are not at hand. */
export function realFolder(): string | undefined {
  const folder = join(process.env['JANGGI_SHARED'] ?? rootPath('../shared'), 'kibo/real')
  return existsSync(folder) ? folder : undefined
}

/** The real records as texts. */
export function realTexts(): readonly string[] | undefined {
  const folder = realFolder()
  if (folder === undefined) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gib'))
    .map((name) => decodeText(readFileSync(join(folder, name)), 'auto').text)
}

/** So many real games as one text, or somewhat more: whole files one after another. */
export function textOfGames(texts: readonly string[], count: number): string {
  let text = ''
  for (const next of texts) {
    if (scanRecords(text).games.length >= count) break
    text = `${text}\n${next}`
  }
  return text
}

/** Reading `.gib` text into trees with full checking, and the cheap pass that lists a file's games. */
export async function benchRecords(): Promise<Row[]> {
  const texts = realTexts()
  if (!texts) return [{ what: 'reading .gib', figure: 'no real records at hand', aim: '' }]
  let games = 0
  const read: number[] = []
  const scan: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const readMs = await timed(() => {
      games = texts.reduce((sum, text) => sum + readRecords(text).games.length, 0)
    })
    read.push(games / (readMs / 1000))
    const scanMs = await timed(() => texts.forEach((text) => scanRecords(text)))
    scan.push(games / (scanMs / 1000))
  }
  return [
    {
      what: `.gib text to trees, games/s (${thousands(games)})`,
      figure: thousands(median(read)),
      aim: '≥ 5,000',
    },
    { what: 'listing the games of a file, games/s', figure: thousands(median(scan)), aim: '' },
    ...(await benchFormats(texts)),
  ]
}

/** Every so many real games are written and read again in the formats of trees. */
const EVERY = 8

/** Writing real games, and reading them back, in each format that holds their moves. */
async function benchFormats(texts: readonly string[]): Promise<Row[]> {
  const games: readonly Game[] = texts
    .flatMap((text) => readRecords(text).games.map(({ game }) => game))
    .filter((_, i) => i % EVERY === 0)
  const rows: Row[] = []
  for (const id of ['gib', 'pgn', 'janggi'] as const) {
    let text = ''
    const write: number[] = []
    const read: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const writeMs = await timed(() => {
        text = EXPORT_FORMATS[id].write(games, EXPORT_OPTIONS)
      })
      write.push(games.length / (writeMs / 1000))
      const readMs = await timed(() => readRecords(text))
      read.push(games.length / (readMs / 1000))
    }
    const { ending } = EXPORT_FORMATS[id]
    rows.push({ what: `writing ${ending}, games/s`, figure: thousands(median(write)), aim: '' })
    if (id !== 'gib') {
      rows.push({ what: `reading ${ending}, games/s`, figure: thousands(median(read)), aim: '' })
    }
  }
  return rows
}
