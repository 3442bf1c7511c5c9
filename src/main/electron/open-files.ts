import { resolve } from 'node:path'
import { z } from 'zod'

/** What a second start says to the first: the files it was given, as absolute paths. */
export const handOver = z.strictObject({ files: z.array(z.string().max(4096)).max(1000) })
export type HandOver = z.infer<typeof handOver>

/**
 * The files named on a command line, made absolute.
 *
 * @param argv as in `process.argv`; Chromium's switches may stand anywhere in it
 * @param folder what relative paths are relative to
 * @param packaged false when Electron itself was started with the application's folder as its first argument
 */
export function filesFromArguments(
  argv: readonly string[],
  folder: string,
  packaged: boolean,
): string[] {
  const plain = argv.slice(1).filter((argument) => argument !== '' && !argument.startsWith('-'))
  return plain.slice(packaged ? 0 : 1).map((path) => resolve(folder, path))
}

/**
 * The files a second start hands over. Chromium reorders and adds to the `argv` it passes on, so
 * the list made by the second start itself is preferred.
 */
export function filesFromSecondStart(
  handedOver: unknown,
  argv: readonly string[],
  folder: string,
  packaged: boolean,
): readonly string[] {
  const parsed = handOver.safeParse(handedOver)
  return parsed.success ? parsed.data.files : filesFromArguments(argv, folder, packaged)
}
