import { useDocumentStore } from '../documents/document-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useSaveStore } from './save-store.ts'

type SaveCommand =
  | 'file.new'
  | 'file.recent'
  | 'file.save'
  | 'file.save-as'
  | 'file.close'
  | 'edit.merge'
  | 'game.arrangements'

/** What the commands that begin, arrange, save and close documents do. */
export function useSaveActions(): Readonly<Record<SaveCommand, CommandAction>> {
  const shell = useShellStore()
  const documents = useDocumentStore()
  const saving = useSaveStore()
  const isOpen = (): boolean => documents.active !== undefined

  return {
    'file.new': { run: () => shell.show('new-game') },
    'game.arrangements': { run: () => shell.show('arrangements'), isEnabled: isOpen },
    'file.recent': { run: () => shell.show('recent') },
    'edit.merge': { run: () => shell.show('merge'), isEnabled: isOpen },
    'file.save': { run: () => void saving.save(), isEnabled: isOpen },
    'file.save-as': { run: () => shell.show('save-as'), isEnabled: isOpen },
    'file.close': {
      run: () => documents.active && saving.close(documents.active.id),
      isEnabled: isOpen,
    },
  }
}
