/**
 * A date as records write it, as the number `yyyymmdd` with 00 for what is missing: `2008-11-20`,
 * `2008.11`, `2008년 11월 20일`, `20081120`. Undefined where no year can be told.
 */
export function parseDay(text: string): number | undefined {
  const compact = /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text)
  const parts =
    compact ??
    /(?<!\d)(\d{4})(?!\d)(?:\D{1,3}(\d{1,2})(?!\d))?(?:\D{1,3}(\d{1,2})(?!\d))?/.exec(text)
  if (!parts) return undefined
  const year = Number(parts[1])
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined
  const month = Number(parts[2] ?? 0)
  if (month < 1 || month > 12) return year * 10_000
  const day = Number(parts[3] ?? 0)
  return year * 10_000 + month * 100 + (day >= 1 && day <= 31 ? day : 0)
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** `2008-11-20`, `2008-11` or `2008`. */
export function formatDay(day: number): string {
  const parts = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100]
  return parts
    .filter((part) => part > 0)
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
