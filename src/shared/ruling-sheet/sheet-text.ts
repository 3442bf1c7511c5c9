import { formatBoardDiagram } from '#engine/notation/board-diagram'
import type { SheetBlock, SheetDocument } from './sheet-document.ts'

/** The sheet as plain text, boards among it, for a letter or a message. */
export const formatSheetText = ({ title, sections }: SheetDocument): string =>
  [
    `【 ${title} 】`,
    ...sections.map(({ title: head, blocks }) =>
      [`■ ${head}`, ...blocks.map(formatBlock)].filter((part) => part !== '').join('\n'),
    ),
  ].join('\n\n') + '\n'

function formatBlock(block: SheetBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'verdict':
      return `${block.text} (${block.place})`
    case 'paragraph':
    case 'note':
      return block.text
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'table':
      return [block.columns.map(({ name }) => name), ...block.rows]
        .map((cells) => cells.join(' | '))
        .join('\n')
    case 'positions':
      return block.positions
        .map(
          ({ caption, position }) =>
            `${caption}\n${formatBoardDiagram(position.setup.board, 'hanja')}`,
        )
        .join('\n')
    case 'opinion':
      return block.text.trim()
    case 'signatures':
      return block.lines
        .map(({ role, name, sign }) => `${role}: ${name} ${sign}`.trimEnd())
        .join('\n')
  }
}
