import { type Report, withoutKeys } from './json-fields.ts'

/** A game of version 2 as one of version 3, which added `review` and changed nothing. */
export const upgradeVersion2 = (json: unknown, report: Report): unknown =>
  withoutKeys(json, ['review'], '', report)
