import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS, EXPORT_OPTIONS } from '#engine/game/export-formats'
import { isReadableFormat, readRecords } from '#engine/game/read-records'
import { writeGib } from '#engine/game/write-gib'
import { detectFormat } from '#engine/notation/formats'
import { IS_DEEP } from '../../support/deep.ts'
import { mutated } from '../../support/mutations.ts'
import { Random } from '../../support/random.ts'
import { anyAnnotatedGame } from '../../support/random-trees.ts'

/** Damaged texts that are read, a million when there is time, in slices that can be run one by one. */
const SLICES = IS_DEEP ? 50 : 1
const MUTATIONS = IS_DEEP ? 20_000 : 1000

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'
const FIXTURES = 'tests/fixtures'

/** Dialects that others write. */
const DIALECTS = [
  `[Chapter "1"]\n[Cho "상마상마"]\n[Han "마상마상"]\n\n1. ab4 { 좋다 [%cal Ga4b4,Ra1a10] } ig7 (1... cd7 $5) 2. pass?! *\n`,
  `[Variant "janggimodern"]\n[FEN "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1"]\n{---}\n1. a3b3 i6h6 2. @@@@ e7e6\n`,
  '1. P 71-72 : P 49- 48\n2. H 08-87 : K24-24\n',
  `Title=A\nFEN=${FEN} w - - 0 1\nComment=B\n\nTitle=C\nFEN=4k4/9/9/9/9/9/9/9/9/4K4 b\n`,
  `${FEN} w - - id "a"; bm a4b4; c0 "b";\n# c\n${FEN} b - - 3 7\n`,
  '[판 "차상마사1사마상차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 한 접장기"]\n1. 49병48 2. 79졸78 <3>\n',
] as const

function sources(): readonly string[] {
  const [games = []] = fc.sample(fc.array(anyAnnotatedGame, { minLength: 2, maxLength: 2 }), {
    seed: 4,
    numRuns: 1,
  })
  const written = EXPORT_FORMAT_IDS.map((id) => EXPORT_FORMATS[id].write(games, EXPORT_OPTIONS))
  const styled = (['letters', 'numbers'] as const).map((coordinates) =>
    writeGib(games, { pieces: 'hanja', side: 'hangul', variations: 'left-out', coordinates }),
  )
  const fixtures = ['janggi', 'kibo'].flatMap((folder) =>
    readdirSync(`${FIXTURES}/${folder}`).map((file) =>
      readFileSync(`${FIXTURES}/${folder}/${file}`, 'utf8'),
    ),
  )
  return [...written, ...styled, ...DIALECTS, ...fixtures]
}

const TEXTS = sources()

test('the undamaged texts are of every format that is read', () => {
  const formats = new Set(TEXTS.map(detectFormat).filter(isReadableFormat))
  expect([...formats].sort()).toEqual(['fen', 'gib', 'janggi', 'pgn', 'puzzle'])
})

test.each(Array.from({ length: SLICES }, (_, slice) => ({ slice })))(
  'damaged texts of every format never throw, and findings lie inside them: slice $slice',
  ({ slice }) => {
    const random = new Random(20_260_101 + slice)
    for (let i = 0; i < MUTATIONS; i++) {
      const text = mutated(random.pick(TEXTS), random)
      const { games, diagnostics } = readRecords(text)
      for (const one of [...diagnostics, ...games.flatMap((read) => read.diagnostics)]) {
        const isInside = 0 <= one.from && one.from <= one.to && one.to <= text.length
        if (isInside && one.line >= 1 && one.column >= 1) continue
        throw new Error(`outside the text: ${JSON.stringify(one)} in ${JSON.stringify(text)}`)
      }
      if (i % 20 !== 0) continue
      const all = games.map(({ game }) => game)
      for (const id of EXPORT_FORMAT_IDS) EXPORT_FORMATS[id].write(all, EXPORT_OPTIONS)
    }
  },
)
