import { computed, type ComputedRef } from 'vue'
import { addMove } from '#engine/game/edit'
import { gameFrom } from '#engine/game/new-game'
import { withRules } from '#engine/game/rules-edit'
import { formatKiboStep } from '#engine/notation/move-text'
import { err, ok, type Result } from '#engine/result'
import { useDocumentStore } from '../documents/document-store.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { standingAfter, standingInView } from '../game/standing-in-view.ts'
import { useRulesStore } from '../rules/rules-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { usePositionEditorStore } from './position-editor-store.ts'
import { pastBefore, standingFrom } from './edited-past.ts'
import { type Reach, reachOf } from './reach.ts'
import { retrace, type RetraceProblem } from './retrace.ts'

interface PositionUses {
  readonly hasGame: ComputedRef<boolean>
  readonly reach: ComputedRef<Reach | undefined>
  /** The variation that the open game would get, as records write it. */
  readonly moveText: ComputedRef<string>
  readonly startGame: () => void
  readonly continueGame: () => void
  /** Takes in the position of the open game with its past. */
  readonly takeFromGame: () => void
  /** Takes moves, none of them a capture, as the way to the position. */
  readonly lead: (moves: string) => Result<void, RetraceProblem>
}

/** What an edited position is good for. The open game changes only by an edit it can undo. */
export function usePositionUses(): PositionUses {
  const editor = usePositionEditorStore()
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const game = useGameStore()
  const rules = useRulesStore()
  const shell = useShellStore()
  const texts = useTexts()

  const hasGame = computed(() => game.opened !== undefined)
  const reach = computed(() =>
    game.opened && editor.standing.ok ? reachOf(game.opened, game.ply, editor.setup) : undefined,
  )
  const moveText = computed(() => {
    if (reach.value?.kind !== 'move' || !game.board) return ''
    const { from, to } = reach.value.move
    const piece = game.board[from]
    const captured = game.board[to]
    return piece ? formatKiboStep({ from, to, piece, captured, givesCheck: false }) : ''
  })

  function startGame(): void {
    if (!editor.standing.ok) return
    const { setup, past } = editor.standing.value
    shell.place = 'game'
    const made = withRules(gameFrom({ setup, source: 'fen-header', past }), editor.rules)
    void documents.openGames([made], texts.value.position.untitled)
  }

  function continueGame(): void {
    const found = reach.value
    if (!found || found.kind === 'none' || !game.place) return
    if (found.kind === 'same') game.go(found.ply)
    else {
      games.edit(game.place, ({ game: open, cursor }) => {
        const { tree, node } = addMove(open.tree, cursor, found.move)
        return { game: { ...open, tree }, cursor: node }
      })
    }
    shell.place = 'game'
  }

  function takeFromGame(): void {
    if (!game.game || !game.opened) return
    const standing = standingInView(game.opened, game.ply, rules.forGame(game.game).rules)
    if (standing) editor.take(standing, game.game.rules)
  }

  /** What was before those moves stays as it was filled in. */
  function lead(text: string): Result<void, RetraceProblem> {
    const traced = retrace(editor.setup, text)
    if (!traced.ok) return traced
    const { start, moves } = traced.value
    const begun = standingFrom(start, pastBefore(editor.past, moves))
    const standing = begun.ok
      ? standingAfter(begun.value, moves, rules.forGame(editor).rules)
      : undefined
    if (!standing) return err({ code: 'impossible', number: 1 })
    editor.take(standing, editor.rules)
    return ok(undefined)
  }

  return { hasGame, reach, moveText, startGame, continueGame, takeFromGame, lead }
}
