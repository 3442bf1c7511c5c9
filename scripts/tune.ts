/**
 * `npm run tune -- [ROUNDS]`: fits the weights of the evaluation to the results of the real
 * records at hand and writes `engine/search/weights.ts`. The same records give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { realTexts } from './bench/records.ts'
import { rootPath } from './support/paths.ts'
import { listWeights } from './tune/features.ts'
import { bestScale, fit, loss } from './tune/fit.ts'
import { samplesOf } from './tune/positions.ts'
import { formatWeights } from './tune/write-weights.ts'

const rounds = Number(process.argv[2] ?? '300')
const texts = realTexts()
if (!texts) throw new Error('no real records at hand')

const samples = texts.flatMap((text) => samplesOf(text))
/** One position in ten is kept aside, to see whether what was learned holds. */
const kept = samples.filter((_, i) => i % 10 === 0)
const used = samples.filter((_, i) => i % 10 !== 0)
const start = { opening: listWeights('opening'), ending: listWeights('ending') }
const scale = bestScale(used, start)
console.log(`${samples.length} positions, scale ${scale}`)
console.log(
  `before: ${loss(used, start, scale).toFixed(5)}, kept ${loss(kept, start, scale).toFixed(5)}`,
)
const fitted = fit(used, start, scale, rounds)
console.log(
  `after: ${loss(used, fitted, scale).toFixed(5)}, kept ${loss(kept, fitted, scale).toFixed(5)}`,
)
writeFileSync(rootPath('engine/search/weights.ts'), formatWeights(fitted))
