import { PRESET_IDS, PRESETS, type PresetId, type RuleSet } from '../rules/ruleset.ts'

/** Names under which Fairy-Stockfish knows Janggi, and the rule set each comes nearest to. */
const VARIANTS = {
  janggi: 'standard',
  janggitraditional: 'friendly',
  janggimodern: 'casual',
  janggicasual: 'casual',
} as const satisfies Readonly<Record<string, PresetId>>
type Variant = keyof typeof VARIANTS

const isVariant = (name: string): name is Variant => Object.hasOwn(VARIANTS, name)

export interface Options {
  readonly lines: number
  readonly hashMegabytes: number
  readonly threads: number
  readonly variant: Variant
  /** Set by name, or as the variant has it. */
  readonly rules: PresetId | 'variant'
}

export const DEFAULTS: Options = {
  lines: 1,
  hashMegabytes: 32,
  threads: 1,
  variant: 'janggi',
  rules: 'variant',
}

const MOST_LINES = 64
const MOST_MEGABYTES = 2048
const MOST_THREADS = 64

export const rulesOf = ({ variant, rules }: Options): RuleSet =>
  PRESETS[rules === 'variant' ? VARIANTS[variant] : rules]

const choice = (names: readonly string[]): string => names.map((name) => ` var ${name}`).join('')

/** What `uci` answers about options. */
export const OPTION_LINES: readonly string[] = [
  `option name Hash type spin default ${DEFAULTS.hashMegabytes} min 1 max ${MOST_MEGABYTES}`,
  `option name Threads type spin default 1 min 1 max ${MOST_THREADS}`,
  `option name MultiPV type spin default 1 min 1 max ${MOST_LINES}`,
  'option name Ponder type check default false',
  'option name Clear Hash type button',
  `option name UCI_Variant type combo default ${DEFAULTS.variant}${choice(Object.keys(VARIANTS))}`,
  `option name Rules type combo default ${DEFAULTS.rules}${choice(['variant', ...PRESET_IDS])}`,
]

const spin = (text: string, most: number): number | undefined =>
  /^\d{1,6}$/.test(text) ? Math.min(Math.max(1, Number(text)), most) : undefined

/** The options with one of them set; undefined where there is no such option or value. */
export function withOption(options: Options, name: string, value: string): Options | undefined {
  switch (name.toLowerCase()) {
    case 'hash': {
      const hashMegabytes = spin(value, MOST_MEGABYTES)
      return hashMegabytes === undefined ? undefined : { ...options, hashMegabytes }
    }
    case 'threads': {
      const threads = spin(value, MOST_THREADS)
      return threads === undefined ? undefined : { ...options, threads }
    }
    case 'multipv': {
      const lines = spin(value, MOST_LINES)
      return lines === undefined ? undefined : { ...options, lines }
    }
    case 'ponder':
      return value === 'true' || value === 'false' ? options : undefined
    case 'uci_variant':
      return isVariant(value) ? { ...options, variant: value } : undefined
    case 'rules': {
      const rules = value === 'variant' ? value : PRESET_IDS.find((id) => id === value)
      return rules && { ...options, rules }
    }
    default:
      return undefined
  }
}
