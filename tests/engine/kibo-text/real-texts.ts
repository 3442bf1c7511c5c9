import { readdirSync } from 'node:fs'
import { readRecordText } from '../../support/records.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'

/** Texts of real records, every `nth` file; none where they are not at hand. */
export function realTexts(
  nth: number,
): readonly { readonly name: string; readonly text: string }[] {
  if (SHARED === undefined) return []
  const folder = sharedPath('kibo', 'real')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.gib'))
    .filter((_, i) => i % nth === 3 % nth)
    .map((name) => ({ name, text: readRecordText(`${folder}/${name}`) }))
}

export const oddTexts = (): readonly { readonly name: string; readonly text: string }[] =>
  SHARED === undefined
    ? []
    : readdirSync(sharedPath('kibo', 'odd')).map((name) => ({
        name,
        text: readRecordText(sharedPath('kibo', 'odd', name)),
      }))
