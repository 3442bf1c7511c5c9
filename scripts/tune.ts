/**
 * `npm run tune -- play FOLDER [SEED] [GAMES] [NODES]` adds positions of games of the engine against
 * itself to a folder; several may run at once with different seeds. `npm run tune -- fit FOLDER`
 * fits the weights of the evaluation to them and to the real records at hand, and writes
 * `engine/search/weights.ts` and `square-values.ts`. The same engine, seeds and records give the same weights.
 * `npm run tune -- share [NODES]` says which scale of `engine/review/win-share.ts` foretells the
 * results of the real records best.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { realTexts } from './bench/records.ts'
import { rootPath, userFolder } from './support/paths.ts'
import { Chance } from './tune/chance.ts'
import { listWeights } from './tune/features.ts'
import { fit, loss } from './tune/fit.ts'
import { recordedMoves, recordSamples } from './tune/records.ts'
import { SAMPLE_BYTES } from './tune/sample-file.ts'
import { samplesFrom } from './tune/samples.ts'
import { SelfPlay } from './tune/self-play.ts'
import { fitScale, foretold, surprise } from './tune/win-share.ts'
import { formatSquareValues, formatWeights } from './tune/write-weights.ts'

const ENDING = '.positions'
/** Hundredths of a point at which a win is e times as likely as a loss. */
const SCALE = 450
/** How far the scores are believed: those of searches more than those of the evaluation itself. */
const TRUST = { play: 0.8, records: 0.4 } as const
const EPOCHS = 30
/** One position of so many, of the engine's own games, is kept aside to see what was learned. */
const KEPT = 16

function play(folder: string, seed: number, games: number, nodes: number): void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${seed}${ENDING}`)
  const selfPlay = new SelfPlay(new Chance(seed), nodes, recordedMoves(realTexts() ?? []))
  let positions = 0
  for (let game = 1; game <= games; game++) {
    const bytes = selfPlay.playGame()
    appendFileSync(path, bytes)
    positions += bytes.length / SAMPLE_BYTES
    if (game % 50 === 0) console.log(`${game} games, ${positions} positions`)
  }
}

function fitWeights(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING))
  const played = Buffer.concat(files.sort().map((name) => readFileSync(join(folder, name))))
  const recorded = Buffer.concat((realTexts() ?? []).map(recordSamples))
  const samples = samplesFrom(
    [
      { bytes: played, trust: TRUST.play },
      { bytes: recorded, trust: TRUST.records },
    ],
    SCALE,
  )
  const ofPlay = played.length / SAMPLE_BYTES
  const kept = Math.floor(ofPlay / KEPT)
  const aside = Int32Array.from({ length: kept }, (_, i) => i)
  const used = Int32Array.from({ length: samples.count - kept }, (_, i) => i + kept)
  const start = { opening: listWeights('opening'), ending: listWeights('ending') }
  console.log(`${ofPlay} positions of own games, ${samples.count - ofPlay} of records`)
  console.log(`before: ${loss(samples, aside, start, SCALE).toFixed(6)}`)
  const fitted = fit(samples, used, start, SCALE, EPOCHS)
  console.log(`after: ${loss(samples, aside, fitted, SCALE).toFixed(6)}`)
  writeFileSync(rootPath('engine/search/weights.ts'), formatWeights(fitted))
  writeFileSync(rootPath('engine/search/square-values.ts'), formatSquareValues(fitted))
}

function sayScale(nodes: number): void {
  const positions = [...foretold(realTexts() ?? [], nodes, new Chance(1))]
  const scale = fitScale(positions)
  console.log(`${positions.length} positions: ${scale.toFixed(2)} points`)
  console.log(`surprise ${surprise(positions, scale).toFixed(4)}`)
}

const [command, place, seed = '1', games = '1000', nodes = '400'] = process.argv.slice(2)
if (command === 'share') sayScale(Number(place ?? 500))
else if (place === undefined || (command !== 'play' && command !== 'fit'))
  throw new Error('npm run tune -- play|fit FOLDER, or share')
else {
  const path = resolve(userFolder(), place)
  if (command === 'play') play(path, Number(seed), Number(games), Number(nodes))
  else fitWeights(path)
}
