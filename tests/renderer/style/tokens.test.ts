import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/renderer/src/style/tokens.css', 'utf8')

/** Colours of a theme's block, by token. */
function coloursOf(theme: string): ReadonlyMap<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const pairs = block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value]))
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const INKS = ['text', 'muted', 'cho', 'han', 'good', 'warn', 'bad']
const GROUNDS = ['surface', 'raised', 'sunken']
const PAIRS = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => ({ ink, ground, least: 4.5 }))),
  ...['text', 'cho', 'han'].map((ink) => ({ ink, ground: 'accent-soft', least: 4.5 })),
  { ink: 'on-accent', ground: 'accent', least: 4.5 },
  // Borders of controls and the focus ring are no text.
  ...['line-strong', 'accent'].flatMap((ink) =>
    GROUNDS.map((ground) => ({ ink, ground, least: 3 })),
  ),
]

describe.each(['light', 'dark', 'contrast'])('%s', (theme) => {
  const colours = coloursOf(theme)
  test.each(PAIRS)('$ink on $ground', ({ ink, ground, least }) => {
    expect(contrast(colours.get(ink) ?? '', colours.get(ground) ?? '')).toBeGreaterThanOrEqual(
      least,
    )
  })
})
