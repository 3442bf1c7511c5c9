/**
 * `npm run bench`: speeds of this machine as one table. Peers run in the same call. `-- NAME…` measures
 * only some of it, `-- --full` a library of a million games too.
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { benchAnalysisDelay } from './bench/analysis-delay.ts'
import { benchEditorDelay } from './bench/editor-delay.ts'
import { benchEngine } from './bench/engine.ts'
import { benchInputDelay } from './bench/input-delay.ts'
import { benchJudging } from './bench/judging.ts'
import { benchKiboText } from './bench/kibo-text.ts'
import { benchLibrary } from './bench/library.ts'
import { benchPerft } from './bench/perft.ts'
import { benchRecords } from './bench/records.ts'
import type { Row } from './bench/measure.ts'
import { ensureBuilt } from './support/build.ts'

const BENCHES = {
  perft: benchPerft,
  engine: benchEngine,
  records: benchRecords,
  judging: benchJudging,
  text: benchKiboText,
  editor: benchEditorDelay,
  library: benchLibrary,
  input: benchInputDelay,
  analysis: benchAnalysisDelay,
}

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' } },
})
const chosen = Object.entries(BENCHES).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
if (chosen.length < positionals.length) {
  console.error(`npm run bench -- [${Object.keys(BENCHES).join('|')}]… [--full]`)
  process.exit(2)
}
if (!(await ensureBuilt(() => console.error('Building …')))) process.exit(1)

const [cpu] = cpus()
const gigabytes = Math.round(totalmem() / 2 ** 30)
console.log(`${cpu?.model.trim() ?? 'unknown processor'} × ${cpus().length}, ${gigabytes} GiB`)
console.log(`Node ${process.versions.node}, ${process.platform} ${process.arch}\n`)

const rows: Row[] = []
for (const [, bench] of chosen) rows.push(...(await bench()))

const width = (of: (row: Row) => string): number => Math.max(...rows.map((row) => of(row).length))
const wide = width(({ what }) => what)
const right = width(({ figure }) => figure)
for (const { what, figure, aim } of rows) {
  console.log(`${what.padEnd(wide)}  ${figure.padStart(right)}  ${aim}`)
}
