import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { fileRef } from './files.ts'

const appInfo = z.strictObject({
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  /** Node's name of the operating system. */
  platform: z.string(),
  /** BCP 47 tag of the user's language, as the system says. */
  locale: z.string(),
})
export type AppInfo = z.infer<typeof appInfo>

/** What the host tells the window unasked. */
const appEvent = z.discriminatedUnion('kind', [
  /** Files named at the start, opened by association or handed over by a second start. */
  z.strictObject({ kind: z.literal('open-files'), files: z.array(fileRef) }),
  /** A command chosen in the native menu, by its id in the window's command table. */
  z.strictObject({ kind: z.literal('command'), command: z.string() }),
])
export type AppEvent = z.infer<typeof appEvent>

export const app = {
  'app.info': procedure({ input: z.strictObject({}), output: appInfo }),
  /** Opens a web page in the user's browser. */
  'app.openLink': procedure({
    input: z.strictObject({ url: z.url({ protocol: /^https$/ }).max(2048) }),
    output: z.strictObject({}),
    error: z.strictObject({ code: z.literal('link-not-opened'), url: z.string() }),
  }),
  /**
   * One long call: streams events until the window closes. What waited before it was started comes
   * first. Each event comes once, to one window: after a reload the window recalls its own documents.
   */
  'app.events': procedure({
    input: z.strictObject({}),
    item: appEvent,
    output: z.strictObject({}),
  }),
} as const
