import { CASE_GROUPS, type CaseGroup } from '#engine/arbiter/case-groups'
import type { ToldCase } from '#engine/arbiter/told-case'
import type { Language } from '#shared/text/index'
import { matchesWords } from '#shared/text/hangul-search'

export interface CaseSection {
  /** A group of the catalogue, or the user's own. */
  readonly group: CaseGroup | 'own'
  readonly cases: readonly ToldCase[]
}

/** Everything a case can be found by. */
const searched = ({ ruleCase, title, explanation, rules }: ToldCase, language: Language): string =>
  [title[language], ruleCase.id, ...rules, explanation[language]].join(' ')

/** The cases that hold all words that were typed, by group; groups without any are left out. */
export function sectionsOf(
  catalogue: readonly ToldCase[],
  own: readonly ToldCase[],
  typed: string,
  language: Language,
): readonly CaseSection[] {
  const found = (cases: readonly ToldCase[]): readonly ToldCase[] =>
    cases.filter((each) => matchesWords(searched(each, language), typed))
  const groups = CASE_GROUPS.map((group) => ({
    group,
    cases: found(catalogue.filter((each) => each.group === group)),
  }))
  return [{ group: 'own' as const, cases: found(own) }, ...groups].filter(
    ({ cases }) => cases.length > 0,
  )
}
