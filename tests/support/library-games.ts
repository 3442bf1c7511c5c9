import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary.ts'

/** Forty-four legal moves from 마상상마 against 마상상마. */
export const LINE = (
  '95장85 11차31 77졸76 41병42 01차91 25장26 02마81 31차41 73졸63 41차11 91차01 11차41 82포87 45병44 ' +
  '63졸62 41차31 62졸52 31차41 71졸61 41차61졸 01차91 47병57 08마89 61차63 91차94 18마39 87포47 ' +
  '42병52졸 94차99 16사15 81마62 57병67 47포77 12마31 88포84 49병48 06사96 52병62마 09차08 63차65 ' +
  '77포27 65차64 99차09 64차66'
).split(' ')

export interface WrittenGame {
  readonly cho?: string
  readonly han?: string
  readonly event?: string
  readonly date?: string
  readonly result?: string
  readonly moves?: readonly string[]
}

/** One game as `.gib` text. */
export function gibGame({
  cho = '김초 9단',
  han = '이한 13급',
  event = '친선',
  date = '2008-11-20',
  result = '초 완승',
  moves = LINE,
}: WrittenGame = {}): string {
  return [
    `[대회명 "${event}"]`,
    `[대국일자 "${date}"]`,
    `[초대국자 "${cho}"]`,
    `[한대국자 "${han}"]`,
    '[초차림 "마상상마"]',
    '[한차림 "마상상마"]',
    `[대국결과 "${result}"]`,
    moves.map((move, i) => `${i + 1}. ${move}`).join(' '),
    '',
  ].join('\n')
}

/** A file of games below a folder, in UTF-8. */
export function writeGames(
  games: readonly WrittenGame[],
  name = '기보.gib',
  folder = temporaryFolder(),
): string {
  const path = join(folder, name)
  writeFileSync(path, games.map(gibGame).join('\n'))
  return path
}
