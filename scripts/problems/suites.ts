/** A problem as it stands in `scripts/bench/problems.ts`. */
export interface Row {
  readonly fen: string
  /** Moves of the shortest mate. */
  readonly moves?: number
  /** Each of them has to give check. */
  readonly checksOnly?: boolean
  /** The answer, as engines write moves. */
  readonly move?: string
  /** Number of the move in the game. */
  readonly number?: number
}

const ABOUT = {
  GAME_MATES:
    'The mates that winners of real games had in hand, and the number of the move with which they begin.',
  RETRO_MATES:
    'Mates made by retro play, proved to be no shorter, and the only first move that is as short.',
  TACTICS:
    'Positions after blunders in real games, and the one move that a deep search finds to refute each.',
  OWN_TACTICS:
    "The same out of the engine's own games, made before there were any of real ones: kept to compare with.",
  NO_MATES: 'Retro-made mates of checks alone that lack one piece: there is no mate by checks.',
  LONG_MATES: 'Longer mates made by retro play, of checks alone.',
} as const

export type SuiteName = keyof typeof ABOUT
export type Suites = Readonly<Record<SuiteName, readonly Row[]>>

export const isSuiteName = (name: string): name is SuiteName => Object.hasOwn(ABOUT, name)
export const SUITE_NAMES: readonly SuiteName[] = Object.keys(ABOUT).filter(isSuiteName)

const format = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value}'` : String(value)

const formatRow = (row: Row): string =>
  Object.entries(row)
    .map(([key, value]: [string, string | number | boolean]) => `${key}: ${format(value)}`)
    .join(', ')

/** The text of `scripts/bench/problems.ts`. */
export function formatSuites(suites: Suites): string {
  const parts = SUITE_NAMES.map((name) => {
    const rows = suites[name].map((row) => `  { ${formatRow(row)} },`)
    const start = `/** ${ABOUT[name]} */\n// prettier-ignore\nexport const ${name} = [`
    return [start, ...rows, `] as const\n`].join('\n')
  })
  return ['/* Written by scripts/problems.ts. */\n', ...parts].join('\n')
}
