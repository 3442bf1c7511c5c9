import type { Bilingual } from '#engine/arbiter/told-case'

/** A numbered rule in words. */
export interface RuleText {
  readonly number: string
  readonly title: Bilingual
  /** Paragraphs. */
  readonly text: { readonly ko: readonly string[]; readonly en: readonly string[] }
}

const HEADING = /^### (R\d+) (.+?) · (.+)$/

/** Plain text: the few marks the page uses are left out. */
const plain = (text: string): string => text.replace(/[`_*]/g, '').replace(/\s+/g, ' ').trim()

/** English paragraphs hold a Korean term here and there. */
const isKorean = (text: string): boolean =>
  (text.match(/[가-힣]/g)?.length ?? 0) > (text.match(/[a-z]/gi)?.length ?? 0)

/** The rules of docs/rules.md by number. Tables and the line of sources are left out. */
export function parseRuleTexts(page: string): ReadonlyMap<string, RuleText> {
  const rules = page.split(/^(?=#{2,3} )/m).flatMap((section): RuleText[] => {
    const [head = '', ...rest] = section.split('\n')
    const [, number, ko, en] = HEADING.exec(head) ?? []
    if (number === undefined || ko === undefined || en === undefined) return []
    const paragraphs = rest
      .join('\n')
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter((text) => text !== '' && !text.startsWith('|') && !text.startsWith('_근거'))
      .map(plain)
    return [
      {
        number,
        title: { ko: plain(ko), en: plain(en) },
        text: {
          ko: paragraphs.filter(isKorean),
          en: paragraphs.filter((text) => !isKorean(text)),
        },
      },
    ]
  })
  return new Map(rules.map((rule) => [rule.number, rule]))
}
