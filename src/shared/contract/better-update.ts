import type { EngineUpdate } from './engines.ts'

/** A deeper evaluation is never replaced by a shallower one, nor more lines by fewer. */
export const isBetter = (update: EngineUpdate, known: EngineUpdate): boolean =>
  update.depth > known.depth ||
  (update.depth === known.depth && update.lines.length >= known.lines.length)

/** Whether it is to be kept in the place of what is known of the position, if anything is. */
export const isWorthKeeping = (update: EngineUpdate, known: EngineUpdate | undefined): boolean =>
  update.lines.length > 0 && (!known || isBetter(update, known))
