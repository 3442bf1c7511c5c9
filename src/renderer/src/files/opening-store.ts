import { defineStore } from 'pinia'
import type { FileRef } from '#shared/contract/files'
import { useDocumentStore } from '../documents/document-store.ts'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useTexts } from '../text/use-texts.ts'

/** The ways by which a user brings records in. */
export const useOpeningStore = defineStore('opening', () => {
  const host = useHost()
  const shell = useShellStore()
  const documents = useDocumentStore()
  const notices = useNoticeStore()
  const texts = useTexts()
  let pasted = 0

  /** Asks for files: by the system's dialog where the host has one, else by the studio's own. */
  async function pick(): Promise<void> {
    const picked = await host.run('files.pick', {})
    if (!picked.ok) notices.show({ kind: 'line', fault: picked.error })
    else if (picked.value.kind === 'own-dialog') shell.show('files')
    else if (picked.value.kind === 'picked') await documents.openRefs(picked.value.files)
  }

  /** Asks for a folder whose records are opened together. */
  async function pickFolder(): Promise<void> {
    const picked = await host.run('files.pickFolder', {})
    if (!picked.ok) notices.show({ kind: 'line', fault: picked.error })
    else if (picked.value.kind === 'own-dialog') shell.show('files')
    else if (picked.value.kind === 'picked') await documents.openRefs([picked.value.folder])
  }

  function openChosen(files: readonly FileRef[]): void {
    shell.dismiss()
    void documents.openRefs(files)
  }

  function openPasted(text: string): void {
    shell.dismiss()
    void documents.openText(text, texts.value.window.paste.untitled(++pasted))
  }

  return { pick, pickFolder, openChosen, openPasted }
})
