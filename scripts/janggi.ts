/** `npm run -s janggi -- COMMAND`: the built command line, in the folder where the user typed it. */
import { pathToFileURL } from 'node:url'
import { systemLocale } from '#main/node/locale'
import { languageFor, texts } from '#shared/text/index'
import { ensureBuilt } from './support/build.ts'
import { rootPath, userFolder } from './support/paths.ts'

const words = texts[languageFor(systemLocale())].host.start
if (await ensureBuilt(() => console.error(words.building))) {
  const program = rootPath('out/main/cli.js')
  process.chdir(userFolder())
  process.argv[1] = program
  await import(pathToFileURL(program).href)
} else {
  console.error(words.buildFailed)
  process.exitCode = 1
}
