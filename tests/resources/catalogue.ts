import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { PRESET_IDS } from '#engine/rules/ruleset'

const words = z.strictObject({ ko: z.string().trim().min(1), en: z.string().trim().min(1) })

/** What the catalogue's cases have beside what the runner reads and checks itself. */
const caseSchema = z.strictObject({
  id: z.string(),
  group: z.string(),
  title: words,
  explanation: words,
  rules: z.array(z.string().regex(/^R[1-9]\d*$/)).min(1),
  ruleSet: z.enum(PRESET_IDS).optional(),
  optionsChanged: z.record(z.string(), z.unknown()).optional(),
  arrangement: z.strictObject({ cho: z.string(), han: z.string() }).optional(),
  fen: z.string().optional(),
  context: z.record(z.string(), z.unknown()).optional(),
  moves: z.array(z.unknown()).optional(),
  action: z.looseObject({ type: z.string() }),
  expected: z.record(z.string(), z.unknown()),
  confidence: z.enum(['literal', 'derived', 'ambiguous', 'gap']),
  disagreements: z
    .array(z.strictObject({ who: words, says: words }))
    .min(1)
    .optional(),
})
export type CatalogueCase = z.infer<typeof caseSchema>

const FOLDER = resolve('resources/cases')

export const caseFiles: readonly string[] = readdirSync(FOLDER).sort()

export const rawCases = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))

export const readCases = (file: string): readonly CatalogueCase[] =>
  z.array(caseSchema).parse(rawCases(file))

const page = (name: string): string => readFileSync(resolve('docs', name), 'utf8')

/** Rows of the Markdown tables of a text, without their rules; cells bare of marks. */
export const tableRows = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([first = '']) => !/^[-:]+$/.test(first))

export interface RuleText {
  readonly number: string
  readonly title: string
  readonly body: string
}

/** The numbered rules of docs/rules.md in their order. */
export const ruleTexts: readonly RuleText[] = page('rules.md')
  .split(/^(?=#{2,3} )/m)
  .flatMap((section) => {
    const [, number, title] = /^### (R\d+) (.+)$/m.exec(section) ?? []
    return number !== undefined && title !== undefined
      ? [{ number, title, body: section.slice(section.indexOf('\n')) }]
      : []
  })

export const sourceRows = (): readonly (readonly string[])[] =>
  tableRows(page('rules.md')).filter(([key = '']) => /^S\d$/.test(key))

/** Groups in the order in which docs/case-format.md lists them. */
export const listedGroups: readonly string[] = tableRows(
  page('case-format.md').split('## Groups')[1] ?? '',
)
  .map(([group = '']) => group)
  .slice(1)
