import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { decodeText } from '#main/files/decode-text'
import { rootPath } from '../support/paths.ts'
import { median, type Row, thousands, timed } from './measure.ts'

const ROUNDS = 5

/** Folder of real records, or undefined where they are not at hand. */
export function realTexts(): readonly string[] | undefined {
  const folder = join(process.env['JANGGI_SHARED'] ?? rootPath('../shared'), 'kibo/real')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.gib'))
      .map((name) => decodeText(readFileSync(join(folder, name)), 'auto').text)
  } catch {
    return undefined
  }
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
  ]
}
