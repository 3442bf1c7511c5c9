import type { CommandId } from '#shared/contract/commands'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { useTextStore } from './text-store.ts'

type TextCommand = Extract<CommandId, 'go.ply' | 'game.tidy-text' | 'panel.text'>

/** What the commands of the text panel do; the panel opens for each of them. */
export function useTextActions(): Readonly<Record<TextCommand, CommandAction>> {
  const text = useTextStore()
  const documents = useDocumentStore()
  const game = useGameStore()
  const isOpen = (): boolean => documents.active !== undefined
  return {
    'panel.text': { run: () => text.ask({ kind: 'focus' }), isEnabled: isOpen },
    'go.ply': { run: () => text.ask({ kind: 'go-to-ply' }), isEnabled: () => game.last > 0 },
    'game.tidy-text': { run: () => text.ask({ kind: 'format' }), isEnabled: isOpen },
  }
}
