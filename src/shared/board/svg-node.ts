/**
 * One element of a drawing, as data: the window renders it, and the same drawing is written as text
 * for saving and printing.
 */
export interface SvgNode {
  readonly tag: 'g' | 'path' | 'circle' | 'rect' | 'text'
  /** Unique among its neighbours. */
  readonly key: string
  readonly attrs: Readonly<Record<string, string | number>>
  readonly content: string | readonly SvgNode[]
}

export const svg = (
  tag: SvgNode['tag'],
  key: string,
  attrs: SvgNode['attrs'],
  content: SvgNode['content'] = [],
): SvgNode => ({ tag, key, attrs, content })

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

/** The element as SVG text. */
export function formatSvgNode({ tag, attrs, content }: SvgNode): string {
  const attributes = Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map(formatSvgNode).join('')
  return inner === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inner}</${tag}>`
}
