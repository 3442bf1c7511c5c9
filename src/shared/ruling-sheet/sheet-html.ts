import type { BoardPicture } from '../board/board-picture.ts'
import { boardToSvg } from '../board/board-svg.ts'
import { escapeXml } from '../board/svg-node.ts'
import { texts } from '../text/index.ts'
import { SHEET_STYLE } from './sheet-style.ts'
import type {
  CaptionedPosition,
  SheetBlock,
  SheetDocument,
  SheetSection,
  SignatureLine,
  TableColumn,
} from './sheet-document.ts'

/** How the boards of a sheet look; their colours are those of paper. */
export type SheetBoardLook = Pick<BoardPicture, 'pieceSet' | 'coordinates' | 'orientation'>

/** The sheet as a file that needs nothing else: no script, no font, no picture from elsewhere. */
export function formatSheetFile(document: SheetDocument, look: SheetBoardLook): string {
  const { language, title } = document
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeXml(title)}</title>`,
    `<style>${SHEET_STYLE}</style>`,
    '</head>',
    '<body class="sheet-page">',
    `<main>${formatSheetBody(document, look)}</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** What stands on the page. Every text is escaped: names and comments are anybody's. */
export const formatSheetBody = (
  { language, title, sections }: SheetDocument,
  look: SheetBoardLook,
): string =>
  [
    `<article class="sheet" lang="${language}">`,
    `<h1>${escapeXml(title)}</h1>`,
    ...sections.map((section) =>
      formatSection(section, (at) => formatPosition(at, language, look)),
    ),
    '</article>',
  ].join('\n')

type DrawPosition = (position: CaptionedPosition) => string

const formatSection = ({ id, title, blocks }: SheetSection, draw: DrawPosition): string =>
  [
    `<section class="${id}">`,
    `<h2>${escapeXml(title)}</h2>`,
    ...blocks.map((block) => formatBlock(block, draw)),
    '</section>',
  ].join('\n')

function formatBlock(block: SheetBlock, draw: DrawPosition): string {
  switch (block.kind) {
    case 'facts':
      return `<dl>${block.facts.map(({ name, value }) => `<div><dt>${escapeXml(name)}</dt><dd>${escapeXml(value)}</dd></div>`).join('')}</dl>`
    case 'verdict':
      return `<p class="verdict"><strong>${escapeXml(block.text)}</strong> <span>${escapeXml(block.place)}</span></p>`
    case 'paragraph':
      return `<p>${escapeXml(block.text)}</p>`
    case 'note':
      return `<p class="note">${escapeXml(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
    case 'table':
      return formatTable(block)
    case 'positions':
      return `<div class="boards boards-${block.positions.length}">${block.positions.map(draw).join('')}</div>`
    case 'opinion':
      return block.text.trim() === ''
        ? '<div class="opinion-room"></div>'
        : `<p class="opinion-text">${escapeXml(block.text.trim())}</p>`
    case 'signatures':
      return `<div class="signatures">${block.lines.map(formatSignature).join('')}</div>`
  }
}

function formatTable({
  columns,
  rows,
  marked,
  hasSum,
}: Extract<SheetBlock, { kind: 'table' }>): string {
  const cell = (tag: 'th' | 'td', text: string, { kind }: TableColumn): string =>
    `<${tag}${tag === 'th' ? ' scope="col"' : ''} class="${kind}">${escapeXml(text)}</${tag}>`
  const row = (cells: readonly string[], index: number): string => {
    const isSum = hasSum && index === rows.length - 1
    const name = index === marked ? ' class="marked"' : isSum ? ' class="sum"' : ''
    return `<tr${name}>${columns.map((column, i) => cell('td', cells[i] ?? '', column)).join('')}</tr>`
  }
  const head = columns.map((column) => cell('th', column.name, column)).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`
}

function formatPosition(
  { caption, position }: CaptionedPosition,
  language: SheetDocument['language'],
  look: SheetBoardLook,
): string {
  const { setup, lastMove, check, areGeneralsFacing } = position
  const drawn = boardToSvg({
    ...look,
    board: setup.board,
    coordinateSize: 'large',
    theme: 'contrast',
    words: texts[language].board,
    lastMove,
    check,
    facing: areGeneralsFacing,
  })
  return `<figure>${drawn.trimEnd()}<figcaption>${escapeXml(caption)}</figcaption></figure>`
}

const formatSignature = ({ role, name, sign }: SignatureLine): string =>
  `<div><span class="role">${escapeXml(role)}</span><span class="line"><bdi>${escapeXml(name)}</bdi></span><span class="sign">${escapeXml(sign)}</span></div>`
