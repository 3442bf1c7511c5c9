import { z } from 'zod'

/** Calls that may run at once on one line. */
export const MAX_RUNNING_CALLS = 64
/** Longest text the window may send in one message, in UTF-16 units. */
export const MAX_REQUEST_LENGTH = 4 * 1024 * 1024

/** How a call can fail through no rule of its own. */
const fault = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('cancelled') }),
  z.strictObject({ code: z.literal('disconnected') }),
  /** More calls run on this line than it carries at once. */
  z.strictObject({ code: z.literal('busy'), limit: z.int() }),
  z.strictObject({ code: z.literal('bad-message'), detail: z.string() }),
  z.strictObject({ code: z.literal('crashed'), detail: z.string() }),
])
export type Fault = z.infer<typeof fault>

const FAULT_CODES: readonly string[] = fault.options.map(({ shape }) => shape.code.value)

/** Whether the line failed, rather than what was asked for over it. */
export const isFault = (problem: { readonly code: string }): problem is Fault =>
  FAULT_CODES.includes(problem.code)

const id = z.int().nonnegative()

/** Window to host. */
export const request = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('start'), id, method: z.string().max(100), input: z.unknown() }),
  z.strictObject({ t: z.literal('cancel'), id }),
])
export type Request = z.infer<typeof request>

/** Host to window. Any number of items, then exactly one end. */
export const reply = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('item'), id, value: z.unknown() }),
  z.strictObject({ t: z.literal('done'), id, value: z.unknown() }),
  z.strictObject({ t: z.literal('failed'), id, value: z.unknown() }),
  z.strictObject({ t: z.literal('fault'), id, fault }),
])
export type Reply = z.infer<typeof reply>

/** Reads a frame, or undefined for anything that is none: a stranger's text ends here. */
export function parseFrame<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
