import type { CommandId } from '#shared/contract/commands'
import { useDocumentStore } from '../documents/document-store.ts'
import type { CommandAction } from '../shell/commands.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useOpeningStore } from './opening-store.ts'

type FileCommand = Extract<
  CommandId,
  'file.open-folder' | 'file.export' | 'file.report' | 'file.encoding' | 'file.convert'
>

/** The commands of many records at once, and of how a record is read. */
export function useFileActions(): Readonly<Record<FileCommand, CommandAction>> {
  const shell = useShellStore()
  const opening = useOpeningStore()
  const documents = useDocumentStore()
  const hasRecord = (): boolean => documents.active !== undefined
  return {
    'file.open-folder': { run: () => void opening.pickFolder() },
    'file.export': { run: () => shell.show('export'), isEnabled: hasRecord },
    'file.report': { run: () => shell.show('report'), isEnabled: hasRecord },
    'file.encoding': { run: () => shell.show('encoding'), isEnabled: hasRecord },
    'file.convert': { run: () => shell.show('convert') },
  }
}
