import { defineStore } from 'pinia'
import { EXPORT_OPTIONS } from '#engine/game/export-formats'
import { gibLosses, writeGib } from '#engine/game/write-gib'
import { type DiagramScript, formatBoardDiagram } from '#engine/notation/board-diagram'
import { formatFen } from '#engine/notation/fen'
import type { PieceSet } from '#shared/board/board-picture'
import { boardToSvg } from '#shared/board/board-svg'
import { useGameStore } from '../game/game-store.ts'
import { useBoardLook } from '../settings/use-board-look.ts'
import type { Copied, CopyKind } from './copied.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { renderPng } from './render-png.ts'
import { saveBlob } from './save-blob.ts'
import { type ShownPosition, useShownStore } from './shown-store.ts'

const SCRIPTS: Readonly<Record<PieceSet, DiagramScript>> = {
  hanja: 'hanja',
  'hanja-hangul': 'hanja',
  hangul: 'hangul',
  pictures: 'letters',
  letters: 'letters',
}
const ENDINGS = { fen: 'fen', diagram: 'txt', svg: 'svg', png: 'png' } as const

/** Takes the position or the record in front out of the studio: to the clipboard, or as a file. */
export const useCopyStore = defineStore('copy', () => {
  const shownStore = useShownStore()
  const game = useGameStore()
  const notices = useNoticeStore()
  const look = useBoardLook()
  const texts = useTexts()

  const svgOf = ({ setup, marks }: ShownPosition): string =>
    boardToSvg({ ...look.value, ...marks, board: setup.board })

  function textOf(kind: Exclude<CopyKind, 'png'>, shown: ShownPosition): string {
    switch (kind) {
      case 'fen':
        return formatFen(shown.setup)
      case 'svg':
        return svgOf(shown)
      case 'diagram': {
        const drawn = formatBoardDiagram(shown.setup.board, SCRIPTS[look.value.pieceSet])
        return `${drawn}${texts.value.copy.turn(shown.setup.turn)}\n`
      }
    }
  }

  const blobOf = async (kind: CopyKind, shown: ShownPosition): Promise<Blob> =>
    kind === 'png'
      ? renderPng(svgOf(shown))
      : new Blob([textOf(kind, shown)], { type: kind === 'svg' ? 'image/svg+xml' : 'text/plain' })

  /** A clipboard may refuse, by the system or by the user: then it is said. */
  async function told(what: Copied, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      notices.show({ kind: 'copied', what })
    } catch (error) {
      notices.show({ kind: 'not-copied', detail: String(error) })
    }
  }

  function copy(kind: CopyKind): Promise<void> {
    const { shown } = shownStore
    if (!shown) return Promise.resolve()
    return told({ kind }, () =>
      kind === 'png'
        ? navigator.clipboard.write([new ClipboardItem({ 'image/png': blobOf(kind, shown) })])
        : navigator.clipboard.writeText(textOf(kind, shown)),
    )
  }

  async function save(kind: CopyKind): Promise<void> {
    const { shown } = shownStore
    if (shown) saveBlob(await blobOf(kind, shown), `${texts.value.copy.fileName}.${ENDINGS[kind]}`)
  }

  /** The open game as `.gib`, and what that cannot hold. */
  function record(): { readonly text: string; readonly what: Copied } | undefined {
    if (!game.game) return undefined
    const losses = gibLosses(game.game, EXPORT_OPTIONS)
    return { text: writeGib([game.game], EXPORT_OPTIONS), what: { kind: 'record', losses } }
  }

  function copyRecord(): Promise<void> {
    const made = record()
    if (!made) return Promise.resolve()
    return told(made.what, () => navigator.clipboard.writeText(made.text))
  }

  return { copy, save, record, copyRecord }
})
