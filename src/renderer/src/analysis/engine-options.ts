import type { OfferedOption } from '#shared/contract/engines'

/** What the studio sets itself for each task. */
const OWN: ReadonlySet<string> = new Set([
  'uci_variant',
  'uci_analysemode',
  'multipv',
  'threads',
  'hash',
  'ponder',
])

/** The options that are the user's to set. */
export const editableOptions = (offered: readonly OfferedOption[]): readonly OfferedOption[] =>
  offered.filter(({ name }) => !OWN.has(name.toLowerCase()))

/** A value as UCI writes it. */
export const valueText = ({ value }: OfferedOption): string => String(value)

/** Keeps what differs from the engine's own values; a number is brought into its bounds. */
export function changedOptions(
  offered: readonly OfferedOption[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const option of editableOptions(offered)) {
    const value = accepted(option, values[option.name])
    if (value !== undefined && value !== valueText(option)) changed[option.name] = value
  }
  return changed
}

/** Undefined for what the option can't take. */
function accepted(option: OfferedOption, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  switch (option.type) {
    case 'spin': {
      const number = Math.round(Number(value))
      if (value.trim() === '' || !Number.isFinite(number)) return undefined
      return String(Math.min(option.max, Math.max(option.min, number)))
    }
    case 'check':
      return value === 'true' || value === 'false' ? value : undefined
    case 'combo':
      return option.choices.includes(value) ? value : undefined
    case 'string':
      return value.replace(/[\r\n]/g, ' ').slice(0, 1000)
  }
}
