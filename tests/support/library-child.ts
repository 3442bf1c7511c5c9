/** A program of its own that works on a library until it is killed. It says when it begins. */
import { readFileSync } from 'node:fs'
import { readRecords } from '#engine/game/read-records'
import { Importer } from '#main/library/import/importer'
import { gameFacts } from '#main/library/store/game-facts'
import { openDatabase } from '#main/library/store/open-database'
import { SqliteLibrary } from '#main/library/store/sqlite-library'

const [, , what = '', path = '', file = ''] = process.argv
const begin = (): boolean => process.stdout.write('ready\n')
if (what === 'migration') begin()
const database = openDatabase(path, { create: true })
if (!database.ok) throw new Error(database.error.code)
const library = new SqliteLibrary(database.value, path)
if (what !== 'migration') begin()
switch (what) {
  case 'import':
    await Importer.run(library, [file], {
      signal: new AbortController().signal,
      emit: () => undefined,
    })
    break
  case 'migration':
    break
  case 'save': {
    const games = readRecords(readFileSync(file, 'utf8')).games.map(gameFacts)
    for (let i = 0; ; i++) library.saveGame(1 + (i % 5), games[i % games.length]!)
  }
  case 'backup':
    for (;;) library.backUp()
  default:
    throw new Error(what)
}
library.close()
