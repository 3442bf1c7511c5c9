import { ref, shallowRef } from 'vue'
import type { FileRef } from '#shared/contract/files'
import type { WrittenEncoding } from '#shared/contract/files'
import { stageText } from '../files/stage-text.ts'
import { useHost } from '../host/use-host.ts'
import type { SaveProblem } from './save-problem.ts'

/** What is saved: made only when its place is known. */
interface SavedText {
  readonly name: string
  readonly encoding: WrittenEncoding
  readonly text: () => string
}

/**
 * Saves a text that is no document of the studio, such as an export: asks where, by the system's
 * dialog or the studio's own, and before it writes over a file.
 */
export function useTextSaving(onSaved: (file: FileRef) => void) {
  const host = useHost()
  const problem = shallowRef<SaveProblem>()
  /** The text that waits for the own dialog, which suggests its name. */
  const waiting = shallowRef<SavedText>()
  /** A place where a file stands; writing over it is asked for. */
  const standing = ref<string>()
  const isWriting = ref(false)

  async function pick(saved: SavedText): Promise<void> {
    problem.value = undefined
    const picked = await host.run('saving.pick', { name: saved.name })
    if (!picked.ok) problem.value = picked.error
    else if (picked.value.kind === 'own-dialog') waiting.value = saved
    else if (picked.value.kind === 'picked') await write(saved, picked.value.file.path, true)
  }

  async function write(saved: SavedText, path: string, overwrite: boolean): Promise<void> {
    problem.value = standing.value = undefined
    waiting.value = saved
    isWriting.value = true
    // The window shows that it writes before it is busy.
    await new Promise((resolve) => setTimeout(resolve))
    const staged = await stageText(host, saved.text())
    const target = { path, encoding: saved.encoding, expected: null, overwrite }
    const written = staged.ok
      ? await host.run('saving.write', { text: staged.value, ...target })
      : staged
    isWriting.value = false
    if (written.ok) {
      onSaved(written.value.file)
      return
    }
    if (written.error.code === 'file-exists') standing.value = path
    problem.value = written.error
  }

  /** Back to what is to be saved. */
  function back(): void {
    problem.value = standing.value = waiting.value = undefined
  }

  return { problem, waiting, standing, isWriting, pick, write, back }
}
