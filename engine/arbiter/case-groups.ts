/** The groups of the catalogue in the order of its files. */
export const CASE_GROUPS = [
  'setup',
  'palace',
  'chariot',
  'cannon',
  'horse',
  'elephant',
  'soldier',
  'check',
  'mate',
  'pin',
  'bikjang-kjf',
  'bikjang-kja30',
  'bikjang-off',
  'ending-order',
  'repetition-forbid',
  'repetition-lose',
  'repetition-points',
  'perpetual-check',
  'pass',
  'limit',
  'points',
  'clock',
  'undo',
  'conduct',
  'views',
  'judging',
  'arbiter',
] as const
export type CaseGroup = (typeof CASE_GROUPS)[number]

export const isCaseGroup = (name: string): name is CaseGroup =>
  CASE_GROUPS.some((group) => group === name)
