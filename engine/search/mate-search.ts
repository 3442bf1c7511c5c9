import type { Standing } from '../rules/past.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import type { Move } from '../rules/types.ts'
import { generateLegal } from '../rules/movegen.ts'
import { PLY_STEPS } from './order.ts'
import { PASS_STEP, pack, unpack } from './packed.ts'
import { GOES_ON, SearchPosition } from './position.ts'
import { MAX_PLY } from './score.ts'

/** What is looked for. */
export interface MateTask {
  readonly standing: Standing
  readonly rules: RuleSet
  /** Every move of the winner gives check, as in problems (박보); otherwise any move may be tried. */
  readonly checksOnly: boolean
  /** Positions looked at before the search gives up. */
  readonly nodes: number
  /** Only these are tried as the first move. */
  readonly moves?: readonly Move[]
  /** Longest mate that counts, in moves of the winner: "none" then says that none is as short. */
  readonly within?: number
}

export type MateResult =
  /** The side to move mates (외통) by force; the line is one of best defence, not always the shortest. */
  | { readonly kind: 'mate'; readonly line: readonly Move[]; readonly nodes: number }
  /** It does not, whatever it tries. */
  | { readonly kind: 'none'; readonly nodes: number }
  | { readonly kind: 'unknown'; readonly nodes: number }

/** A number of positions that stands for never. */
const NEVER = 1 << 28
/** Longest line that can be followed, in plies. */
const LONGEST = MAX_PLY - 4
/**
 * Longest lines that are followed, in plies, one round after the other: short mates are not missed
 * among endless quiet lines, and problems go as deep as they like.
 */
const ROUNDS = [5, 9, 17, 33, LONGEST] as const
/** Share of the positions left that a round may look at, but for the last. */
const ROUND_SHARE = 0.3
const LOOK_EVERY = 1024

/** Proof and disproof numbers of a position, for the side that is to mate. */
interface Numbers {
  readonly proof: number
  readonly disproof: number
  /** Plies to the mate, where it is proved. */
  readonly plies: number
}

const UNSEEN: Numbers = { proof: 1, disproof: 1, plies: 0 }
const MATED: Numbers = { proof: 0, disproof: NEVER, plies: 0 }
const REFUTED: Numbers = { proof: NEVER, disproof: 0, plies: 0 }

interface Child {
  readonly step: number
  readonly key: number
  /** Known without a search: mate, an end by ruling, a repetition. */
  readonly fixed: Numbers | undefined
  /** What it counts before it was looked at: the more answers, the harder it is to prove. */
  readonly first: Numbers
  /** It was refuted by a repetition: that holds on this way only. */
  readonly isRepeated: boolean
}

/**
 * Depth-first proof-number search (df-pn): it goes where the fewest positions are left to be proved.
 * Repetitions are counted from the position on, not over the game before it.
 *
 * A proof is sound whatever the way to it. A refutation that rests on a repetition holds for that way
 * only, and is remembered for it alone, so that "none" is sound, too.
 */
export function searchMate(task: MateTask, shouldStop: () => boolean = () => false): MateResult {
  let nodes = 0
  const rounds = task.within === undefined ? ROUNDS : [Math.min(2 * task.within - 1, LONGEST)]
  for (const deepest of rounds) {
    const left = task.nodes - nodes
    const most = deepest === rounds.at(-1) ? left : Math.ceil(left * ROUND_SHARE)
    const found = new MateSearch({ ...task, nodes: most }, deepest, shouldStop).run()
    nodes += found.nodes
    if (found.kind !== 'unknown') return { ...found, nodes }
    if (shouldStop()) break
  }
  return { kind: 'unknown', nodes }
}

class MateSearch {
  private readonly position: SearchPosition
  private readonly task: MateTask
  private readonly deepest: number
  private readonly shouldStop: () => boolean
  private readonly isCutShort: boolean
  private readonly firstSteps: ReadonlySet<number> | undefined
  private readonly steps = new Int32Array(MAX_PLY * PLY_STEPS)
  private readonly known = new Map<number, Numbers>()
  /** Refutations by way and position. */
  private readonly refutedOnWay = new Set<string>()
  private readonly path = new Set<number>()
  /** All keys of the path joined, in any order. */
  private way = 0
  private nodes = 0
  private isStopped = false
  /** Whether a line was given up because of its length: then nothing is refuted for certain. */
  private wasTooLong = false

  constructor(task: MateTask, deepest: number, shouldStop: () => boolean) {
    this.task = task
    this.deepest = deepest
    this.shouldStop = shouldStop
    this.isCutShort = deepest < LONGEST || task.within !== undefined
    this.firstSteps = task.moves && new Set(task.moves.map(pack))
    const { setup, past } = task.standing
    const fresh = { ...past, earlier: {}, trail: [] }
    this.position = new SearchPosition({ setup, past: fresh }, task.rules)
  }

  run(): MateResult {
    const root = this.key()
    this.search(root, true, NEVER, NEVER)
    const { proof, disproof } = this.numbersOf(root)
    const { nodes } = this
    if (proof === 0) return { kind: 'mate', line: this.line(), nodes }
    return disproof === 0 && !this.wasTooLong ? { kind: 'none', nodes } : { kind: 'unknown', nodes }
  }

  /**
   * Key of the position and of what the rules know beyond the board, as a whole number. Where lines
   * are cut short, the same position later in a line is another one: less is left of it, and what is
   * refuted there for want of length may be a mate before.
   */
  private key(): number {
    const { position } = this
    position.computeKey()
    const ply = this.isCutShort ? position.ply : 0
    const low = position.keyLow ^ Math.imul(ply, 0x9e3779b1)
    return (position.keyHigh >>> 0) * 0x200000 + (low >>> 11)
  }

  private numbersOf(key: number, first = UNSEEN): Numbers {
    const known = this.known.get(key)
    if (known && (known.proof === 0 || known.disproof === 0)) return known
    return this.refutedOnWay.has(`${this.way}/${key}`) ? REFUTED : (known ?? first)
  }

  /** Looks at the position on the board until one of the numbers reaches its limit. */
  private search(key: number, isAttacker: boolean, mostProof: number, mostDisproof: number): void {
    this.nodes += 1
    if (this.isOver()) return
    const wayHere = this.way
    this.path.add(key)
    this.way = (wayHere ^ (key % 0x7fffffff)) >>> 0
    const children = this.expand(isAttacker)
    for (;;) {
      const { numbers, best, second, rests } = this.judge(children, isAttacker)
      if (
        this.isOver() ||
        numbers.proof >= mostProof ||
        numbers.disproof >= mostDisproof ||
        !best
      ) {
        this.path.delete(key)
        this.way = wayHere
        this.remember(key, numbers, rests)
        return
      }
      const known = this.numbersOf(best.key, best.first)
      const [proof, disproof] = isAttacker
        ? [
            Math.min(mostProof, second + 1),
            Math.min(NEVER, mostDisproof - numbers.disproof + known.disproof),
          ]
        : [
            Math.min(NEVER, mostProof - numbers.proof + known.proof),
            Math.min(mostDisproof, second + 1),
          ]
      this.position.make(best.step)
      this.search(best.key, !isAttacker, proof, disproof)
      this.position.unmake()
    }
  }

  private isOver(): boolean {
    const isLook = this.nodes % LOOK_EVERY === 0
    if (this.nodes >= this.task.nodes || (isLook && this.shouldStop())) this.isStopped = true
    return this.isStopped
  }

  private remember(key: number, numbers: Numbers, rests: boolean): void {
    if (numbers.disproof === 0 && rests) this.refutedOnWay.add(`${this.way}/${key}`)
    else this.known.set(key, numbers)
  }

  /** The moves there are, with what is plain about each. A defender without any is mated or stuck. */
  private expand(isAttacker: boolean): readonly Child[] {
    const { position, steps, task } = this
    const start = position.ply * PLY_STEPS
    let end = generateLegal(position.box, steps, start)
    const mayPass = !position.isCheck && (position.rules.allowPass || end === start)
    if (mayPass && !(isAttacker && task.checksOnly)) steps[end++] = PASS_STEP
    const children: Child[] = []
    for (let i = start; i < end; i++) {
      const step = steps[i] ?? PASS_STEP
      if (position.ply === 0 && this.firstSteps?.has(step) === false) continue
      position.make(step)
      const isTried = !isAttacker || !task.checksOnly || position.isCheck
      if (isTried && !position.isForbidden()) {
        const key = this.key()
        const isRepeated = position.isRepeated || this.path.has(key)
        const answers = isAttacker ? this.countAnswers() : 1
        const fixed = isRepeated ? REFUTED : this.fixed(isAttacker && answers === 0)
        const first = { ...UNSEEN, proof: Math.max(1, answers) }
        children.push({ step, key, fixed, first, isRepeated })
      }
      position.unmake()
    }
    return children
  }

  /** Steps of the side to move, the pass not counted. */
  private countAnswers(): number {
    const start = this.position.ply * PLY_STEPS
    return generateLegal(this.position.box, this.steps, start) - start
  }

  /** What is known at once of the position on the board. */
  private fixed(isStuck: boolean): Numbers | undefined {
    const { position } = this
    const isMate = isStuck && position.isCheck
    if (isMate && (position.ruling() === GOES_ON || position.mateComesFirst)) return MATED
    if (position.ruling() !== GOES_ON) return REFUTED
    if (position.ply < this.deepest) return undefined
    this.wasTooLong = 2 * (this.task.within ?? MAX_PLY) - 1 > this.deepest
    return REFUTED
  }

  private judge(
    children: readonly Child[],
    isAttacker: boolean,
  ): {
    readonly numbers: Numbers
    readonly best: Child | undefined
    /** The second smallest of the number that chooses. */
    readonly second: number
    readonly rests: boolean
  } {
    let best: Child | undefined
    let [least, second, sum] = [NEVER, NEVER, 0]
    let plies = isAttacker ? NEVER : 0
    let rests = false
    // Every answer is a forbidden repetition: the rules then let one through, so it is no mate.
    if (!isAttacker && children.length === 0) {
      return { numbers: REFUTED, best: undefined, second: NEVER, rests: true }
    }
    for (const child of children) {
      const numbers = child.fixed ?? this.numbersOf(child.key, child.first)
      const chosen = isAttacker ? numbers.proof : numbers.disproof
      sum = Math.min(NEVER, sum + (isAttacker ? numbers.disproof : numbers.proof))
      if (numbers.disproof === 0 && this.restsOnWay(child)) rests = true
      if (numbers.proof === 0) {
        plies = isAttacker ? Math.min(plies, numbers.plies + 1) : Math.max(plies, numbers.plies + 1)
      }
      if (chosen < least) {
        second = least
        least = chosen
        best = child
      } else if (chosen < second) second = chosen
    }
    const numbers = isAttacker
      ? { proof: least, disproof: sum, plies }
      : { proof: sum, disproof: least, plies }
    return { numbers, best, second, rests }
  }

  /** Whether a refuted child was refuted on this way only. */
  private restsOnWay({ key, fixed, isRepeated }: Child): boolean {
    return fixed ? isRepeated : this.known.get(key)?.disproof !== 0
  }

  /** The mate: the shortest that was found, against the longest defence. */
  private line(): readonly Move[] {
    const { position } = this
    const line: Move[] = []
    for (let isAttacker = true; line.length <= this.deepest; isAttacker = !isAttacker) {
      const proved = this.expand(isAttacker)
        .map((child) => ({ ...child, numbers: child.fixed ?? this.numbersOf(child.key) }))
        .filter(({ numbers }) => numbers.proof === 0)
        .sort((a, b) => (a.numbers.plies - b.numbers.plies) * (isAttacker ? 1 : -1))
      const [next] = proved
      if (!next) break
      line.push(unpack(next.step))
      position.make(next.step)
    }
    while (position.ply > 0) position.unmake()
    return line
  }
}
