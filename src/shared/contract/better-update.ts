import type { EngineUpdate } from './engines.ts'

/** A deeper evaluation is never replaced by a shallower one, nor more lines by fewer. */
export const isBetter = (update: EngineUpdate, known: EngineUpdate): boolean =>
  update.depth > known.depth ||
  (update.depth === known.depth && update.lines.length >= known.lines.length)
