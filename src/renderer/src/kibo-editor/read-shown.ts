import type { ShownText } from './shown-text.ts'
import type { TextReading } from './text-sync.ts'

type Tell = (reading: TextReading) => void

/**
 * Takes what the text says into its games, and writes into it what became of them elsewhere.
 *
 * @param when `if-written`: it was read before, and is read again only if something was written
 */
export async function readAndWrite(
  now: ShownText,
  tell: Tell,
  when: 'always' | 'if-written' = 'always',
): Promise<void> {
  if (when === 'always') await read(now, tell)
  if (await now.open.sync?.write()) await read(now, tell)
}

/** A long text is read bit by bit, lest whoever types meanwhile has to wait. */
export async function readWhole(now: ShownText, tell: Tell, isShown: () => boolean): Promise<void> {
  const { service, document } = now
  while (isShown() && !(await service.ask(document, 'readOn', {})));
  if (isShown()) await readAndWrite(now, tell)
}

async function read({ open, editor }: ShownText, tell: Tell): Promise<void> {
  if (!open.sync) return
  const position = editor.getPosition()
  const caret = position ? open.model.getOffsetAt(position) : 0
  const reading = await open.sync.read(caret)
  open.diagnostics = reading.diagnostics
  tell(reading)
}
