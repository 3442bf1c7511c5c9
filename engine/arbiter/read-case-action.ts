import { ARRANGEMENTS } from '../rules/setup.ts'
import { type Square, squareIfOn } from '../rules/square.ts'
import { type Move, PASS, type Side, SIDES } from '../rules/types.ts'
import { isRecord } from '../rules/untrusted.ts'
import type { CaseAction, Choice, EarlierChoice } from './rule-case.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads what a case asks; undefined where it is nothing known. */
export function readAction(input: unknown): CaseAction | undefined {
  if (!isRecord(input)) return undefined
  switch (input['type']) {
    case 'move':
      return withMove(input, (move) => ({ type: 'move', move }))
    case 'pass':
      return { type: 'move', move: PASS }
    case 'query':
      return readQuery(input)
    case 'undo':
      return readUndo(input)
    case 'timedMove':
      return readTimedMove(input)
    case 'timeout':
      return {
        type: 'timeout',
        side: readSide(input['side']),
        idleMs: readNumber(input['idleMs']),
      }
    case 'setup': {
      const choice = readChoice(input)
      const before = readChoices(input['before'] ?? [])
      return choice && before && { type: 'setup', choice, before }
    }
    case 'view':
      return readView(input)
    case 'resign':
    case 'offerDraw':
      return readBySide(input)
    case 'judge':
      return { type: 'judge' }
    case 'arbiter':
      return { type: 'policy' }
    default:
      return undefined
  }
}

function readQuery(input: Fields): CaseAction | undefined {
  switch (input['what']) {
    case 'board':
      return { type: 'board' }
    case 'status':
      return { type: 'status' }
    case 'destinations': {
      const square = readSquare(input['square'])
      return square === undefined ? undefined : { type: 'destinations', square }
    }
    default:
      return undefined
  }
}

function readUndo(input: Fields): CaseAction | undefined {
  const plies = readNumber(input['plies'])
  const then = readMoves(input['then'] ?? [])
  return plies === undefined || !then ? undefined : { type: 'undo', plies, then }
}

function readTimedMove(input: Fields): CaseAction | undefined {
  const elapsedMs = readNumber(input['elapsedMs'])
  if (elapsedMs === undefined) return undefined
  const mainMs = readNumber(input['mainMsBefore'])
  const periods = readNumber(input['periodsBefore'])
  const timed = (move: Move): CaseAction => ({
    type: 'timedMove',
    move,
    elapsedMs,
    mainMs,
    periods,
  })
  return input['from'] === undefined ? timed(PASS) : withMove(input, timed)
}

function readView(input: Fields): CaseAction | undefined {
  const of = readSide(input['of'])
  const viewer = input['for_'] === 'spectator' ? 'spectator' : readSide(input['for_'])
  const before = readChoices(input['before'] ?? [])
  return of && viewer && before && { type: 'view', of, viewer, before }
}

function readBySide(input: Fields): CaseAction | undefined {
  const side = readSide(input['side'])
  if (!side) return undefined
  if (input['type'] === 'resign') return { type: 'resign', side }
  return { type: 'offerDraw', side, ownMoves: readNumber(input['ownMovesSinceDecline']) }
}

function withMove(input: Fields, action: (move: Move) => CaseAction): CaseAction | undefined {
  const move = readMove([input['from'], input['to']])
  return move && action(move)
}

export function readMoves(input: unknown): readonly Move[] | undefined {
  if (!Array.isArray(input)) return undefined
  const moves: Move[] = []
  for (const item of input) {
    const move = readMove(item)
    if (!move) return undefined
    moves.push(move)
  }
  return moves
}

/** `"pass"` or `[[file, rank], [file, rank]]`. */
function readMove(input: unknown): Move | undefined {
  if (input === 'pass') return PASS
  const [from, to] = pairOf(input).map(readSquare)
  return from === undefined || to === undefined ? undefined : { kind: 'step', from, to }
}

function readSquare(input: unknown): Square | undefined {
  const [file, rank] = pairOf(input).map(readNumber)
  return file === undefined || rank === undefined ? undefined : squareIfOn(file, rank)
}

/** The two items of a pair, or none. */
const pairOf = (input: unknown): readonly unknown[] =>
  Array.isArray(input) && input.length === 2 ? input : []

const readNumber = (input: unknown): number | undefined =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 ? input : undefined

const readSide = (input: unknown): Side | undefined => SIDES.find((side) => side === input)

function readChoice(input: Fields): Choice | undefined {
  const side = readSide(input['side'])
  const arrangement = ARRANGEMENTS.find((known) => known === input['arrangement'])
  return side && arrangement && { side, arrangement }
}

/** A list of choices, or one object with an arrangement for each side that has chosen. */
function readChoices(input: unknown): readonly EarlierChoice[] | undefined {
  const items = isRecord(input) ? Object.entries(input) : input
  if (!Array.isArray(items)) return undefined
  const choices: EarlierChoice[] = []
  for (const item of items) {
    const choice = readEarlierChoice(item)
    if (!choice) return undefined
    choices.push(choice)
  }
  return choices
}

/** `{side, arrangement}`, `[side, arrangement]`, or a side alone. */
function readEarlierChoice(input: unknown): EarlierChoice | undefined {
  const sideAlone = readSide(input)
  if (sideAlone) return { side: sideAlone }
  if (isRecord(input)) return readChoice(input)
  const [side, arrangement] = pairOf(input)
  return readChoice({ side, arrangement })
}
