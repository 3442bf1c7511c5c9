import { ROLES } from '#engine/rules/types'
import {
  LIMIT_HORIZON,
  MOBILITY,
  PALACE_ATTACK,
  PALACE_DANGER,
  POINTS_NEAR_LIMIT,
} from '#engine/search/weights'
import {
  CONTACT_KINDS,
  CONTACT_ROLES,
  contactIndex,
  COUNTED_ROLES,
  exposedIndex,
  EXPOSURES,
  GROUPS,
  MOST_BETWEEN,
  MOST_COUNTED,
  TURNS,
} from './features.ts'
import type { Fitted } from './fit.ts'

const PHASES = ['opening', 'ending'] as const

/** How numbers of the fitted lists are written, from a start on. */
function writerOf(fitted: Fitted) {
  const rounded = (phase: (typeof PHASES)[number], start: number, size: number): number[] =>
    Array.from(fitted[phase].subarray(start, start + size), Math.round)
  const one = (start: number): string =>
    `{ ${PHASES.map((phase) => `${phase}: ${rounded(phase, start, 1).join('')}`).join(', ')} }`
  const row = (start: number, size: number): string =>
    PHASES.map((phase) => `    ${phase}: [${rounded(phase, start, size).join(', ')}],`).join('\n')
  const phases = (name: string, start: number, size: number): string =>
    `${name}: { ${PHASES.map((phase) => `${phase}: [${rounded(phase, start, size).join(', ')}]`).join(', ')} },`
  const board = (start: number): string =>
    PHASES.map((phase) => {
      const numbers = rounded(phase, start, 50)
      const rows = Array.from(
        { length: 10 },
        (_, rank) => `      ${numbers.slice(rank * 5, rank * 5 + 5).join(', ')},`,
      )
      return `    ${phase}: [\n${rows.join('\n')}\n    ],`
    }).join('\n')
  return { one, row, board, phases }
}

type Writer = ReturnType<typeof writerOf>

/** The text of `weights.ts` with these weights; what is not fitted stays. */
export function formatWeights(fitted: Fitted): string {
  const writer = writerOf(fitted)
  return HEAD + pieces(writer) + patterns(writer) + exposed(writer) + palace(writer)
}

/** The text of `square-values.ts`. */
export function formatSquareValues(fitted: Fitted): string {
  const { board } = writerOf(fitted)
  return `import type { Role } from '../rules/types.ts'
import type { Phased } from './weights.ts'

/*
 * What it is worth beside its piece value that a piece stands on a square, in hundredths of a point:
 * files a to e, row by row from the own back row; the other half is their mirror image. Written by
 * scripts/tune.ts.
 */

// prettier-ignore
export const SQUARE_VALUES: Readonly<Record<Role, Phased<readonly number[]>>> = {
${ROLES.map((role, i) => `  ${role}: {\n${board(GROUPS.squares + i * 50)}\n  },`).join('\n')}
}
`
}

const pieces = ({ one, row }: Writer): string => `
export const PIECE_VALUES: Readonly<Record<Role, Phased<number>>> = {
${ROLES.map((role, i) => `  ${role}: ${one(GROUPS.values + i)},`).join('\n')}
}

/** By the number of points a piece can go to. */
// prettier-ignore
export const MOBILITY: Readonly<
  Record<'chariot' | 'cannon' | 'horse' | 'elephant', Phased<readonly number[]>>
> = {
${MOVERS.map((role) => `  ${role}: {\n${row(GROUPS.mobility[role], MOBILITY[role].opening.length)}\n  },`).join('\n')}
}
`

const patterns = ({ phases }: Writer): string => `
/**
 * What it counts to bear upon a piece, by its role: an own one, an enemy while the enemy is to move
 * and may answer, an enemy that could be taken at once.
 */
// prettier-ignore
export const CONTACTS: Readonly<
  Record<
    'chariot' | 'cannon' | 'horse' | 'elephant' | 'soldier',
    Readonly<Record<'guarded' | 'threatened' | 'attacked', Phased<readonly number[]>>>
  >
> = {
${CONTACT_ROLES.map((role) => `  ${role}: {\n${CONTACT_KINDS.map((kind) => phases(`    ${kind}`, GROUPS.contacts + contactIndex(role, kind), ROLES.length)).join('\n')}\n  },`).join('\n')}
}

/** What it counts to have so many of a kind, beside the worth of each. */
// prettier-ignore
export const PIECE_COUNTS: Readonly<Record<Exclude<Role, 'general'>, Phased<readonly number[]>>> = {
${COUNTED_ROLES.map((role, i) => phases(`  ${role}`, GROUPS.counts + i * MOST_COUNTED, MOST_COUNTED)).join('\n')}
}

/**
 * A cannon on a line with the enemy general, by the pieces between them, three and more alike: the
 * next step of either side may make or take away its one screen.
 */
// prettier-ignore
export const CANNON_AIM: Readonly<Record<'waiting' | 'toMove', Phased<readonly number[]>>> = {
${TURNS.map((turn, i) => phases(`  ${turn}`, GROUPS.aims + i * MOST_BETWEEN, MOST_BETWEEN)).join('\n')}
}
`

const exposed = ({ phases }: Writer): string => `
/**
 * A piece that an enemy could take: nothing guards it (hanging), or it is guarded and the taker is
 * worth less (outweighed); while its own side waits and while it is to move.
 */
// prettier-ignore
export const EXPOSED: Readonly<
  Record<'hanging' | 'outweighed', Readonly<Record<'waiting' | 'toMove', Phased<readonly number[]>>>>
> = {
${EXPOSURES.map((exposure) => `  ${exposure}: {\n${TURNS.map((turn) => phases(`    ${turn}`, GROUPS.exposed + exposedIndex(exposure, turn), ROLES.length)).join('\n')}\n  },`).join('\n')}
}
`

function palace({ one, row }: Writer): string {
  const danger = row(GROUPS.danger, PALACE_DANGER.opening.length).replaceAll('    ', '  ')
  return `
/** What one attacked point of the enemy palace counts, by the role that attacks it. */
export const PALACE_ATTACK: Readonly<Record<Role, number>> = {
${ROLES.map((role) => `  ${role}: ${PALACE_ATTACK[role]},`).join('\n')}
}

/** Danger to a palace by what those counts add up to. */
// prettier-ignore
export const PALACE_DANGER: Phased<readonly number[]> = {
${danger}
}

/** A soldier with another of its side beside it: each guards the other. */
export const SOLDIER_BESIDE: Phased<number> = ${one(GROUPS.beside)}

/** To be on move. */
export const TO_MOVE: Phased<number> = ${one(GROUPS.toMove)}

/** What each point of a lead is worth on the last move before the limit, and from when it counts. */
export const POINTS_NEAR_LIMIT = ${POINTS_NEAR_LIMIT}
export const LIMIT_HORIZON = ${LIMIT_HORIZON}
`
}

const MOVERS = ['chariot', 'cannon', 'horse', 'elephant'] as const

const HEAD = `import type { Role } from '../rules/types.ts'

/*
 * What the evaluation weighs, in hundredths of a point: each in the opening, with all pieces on the
 * board, and in the ending. Written by scripts/tune.ts.
 */

export interface Phased<T> {
  readonly opening: T
  readonly ending: T
}
`
