import rulesPage from '../../../../docs/rules.md?raw'
import { CASE_GROUPS } from '#engine/arbiter/case-groups'

/*
 * The catalogue and the rules it cites, as they stand in the project. A chunk of its own: nothing of
 * it is loaded before the cases are opened.
 */

const files = import.meta.glob('../../../../resources/cases/*.json', {
  eager: true,
  import: 'default',
})

const isOf = (path: string, group: string): boolean =>
  new RegExp(`/\\d+-${group}\\.json$`).test(path)

/** The raw cases, group by group. */
export const rawCatalogue: readonly unknown[] = CASE_GROUPS.flatMap((group) => {
  const path = Object.keys(files).find((name) => isOf(name, group))
  const cases = path === undefined ? undefined : files[path]
  if (!Array.isArray(cases)) throw new Error(`no cases of ${group}`)
  return cases
})

export { rulesPage }
