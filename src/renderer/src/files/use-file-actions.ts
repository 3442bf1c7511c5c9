import type { CommandId } from '#shared/contract/commands'
import { useDocumentStore } from '../documents/document-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useOpeningStore } from './opening-store.ts'

type FileCommand = Extract<CommandId, 'file.open-folder' | 'file.encoding' | 'file.convert'>

/** The commands of many records at once, and of how a record is read. */
export function useFileActions(): Readonly<Record<FileCommand, CommandAction>> {
  const shell = useShellStore()
  const opening = useOpeningStore()
  const documents = useDocumentStore()
  return {
    'file.open-folder': { run: () => void opening.pickFolder() },
    'file.encoding': {
      run: () => shell.show('encoding'),
      isEnabled: () => documents.active !== undefined,
    },
    'file.convert': { run: () => shell.show('convert') },
  }
}
