import { parseUci } from '../notation/uci.ts'
import type { Move, Side } from '../rules/types.ts'
import type { Limits } from '../search/surroundings.ts'
import { moveTimeLimits, timeLimits } from '../search/time.ts'

/** A `go` command as it was read. */
export interface Go {
  readonly limits: Limits
  readonly isInfinite: boolean
  readonly isPondering: boolean
  readonly moves?: readonly Move[]
}

const NUMBERS = [
  'depth',
  'nodes',
  'mate',
  'movetime',
  'wtime',
  'btime',
  'winc',
  'binc',
  'movestogo',
] as const
type NumberName = (typeof NUMBERS)[number]

const isNumberName = (word: string): word is NumberName => NUMBERS.some((name) => name === word)

/** Reads the words after `go`; what makes no sense is left out. */
export function parseGo(words: readonly string[], turn: Side): Go {
  const numbers = new Map<NumberName, number>()
  const moves: Move[] = []
  let isListing = false
  for (const [i, word] of words.entries()) {
    const move = isListing ? parseUci(word) : undefined
    if (move) moves.push(move)
    else isListing = word === 'searchmoves'
    const value = Number(words[i + 1])
    if (isNumberName(word) && Number.isFinite(value)) numbers.set(word, value)
  }
  const limits = limitsOf(numbers, turn)
  return {
    limits,
    isInfinite: words.includes('infinite') || Object.keys(limits).length === 0,
    isPondering: words.includes('ponder'),
    ...(moves.length > 0 && { moves }),
  }
}

function limitsOf(numbers: ReadonlyMap<NumberName, number>, turn: Side): Limits {
  const depth = numbers.get('depth')
  const nodes = numbers.get('nodes')
  const mate = numbers.get('mate')
  const movetime = numbers.get('movetime')
  const remainingMs = numbers.get(turn === 'cho' ? 'wtime' : 'btime')
  const incrementMs = numbers.get(turn === 'cho' ? 'winc' : 'binc') ?? 0
  const movesToGo = numbers.get('movestogo')
  return {
    ...(remainingMs !== undefined &&
      timeLimits({ remainingMs, incrementMs, ...(movesToGo !== undefined && { movesToGo }) })),
    ...(movetime !== undefined && moveTimeLimits(movetime)),
    ...(depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
    ...(mate !== undefined && { mate }),
  }
}
