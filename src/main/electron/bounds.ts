import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Rectangle } from 'electron'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'

const coordinate = z.int().min(-100_000).max(100_000)
const windowState = z.strictObject({
  version: z.literal(1),
  x: coordinate,
  y: coordinate,
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
  maximized: z.boolean(),
})

/** Where the window stood when it was last closed, in device-independent pixels. */
export interface WindowState {
  readonly bounds: Rectangle
  readonly maximized: boolean
}

export const MIN_SIZE = { width: 720, height: 520 } as const
const DEFAULT_SIZE = { width: 1280, height: 840 } as const

/** Reads the remembered state. A file that is missing or makes no sense counts as none. */
export function loadWindowState(path: string): WindowState | undefined {
  try {
    const parsed = windowState.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (!parsed.success) return undefined
    const { x, y, width, height, maximized } = parsed.data
    return { bounds: { x, y, width, height }, maximized }
  } catch {
    return undefined
  }
}

/**
 * Remembers the state. At once, because it is called while the window closes and the program ends.
 * A full disk is no reason to keep the window open: then the next start has the former state.
 */
export function saveWindowState(path: string, { bounds, maximized }: WindowState): void {
  const { x, y, width, height } = bounds
  const state: z.infer<typeof windowState> = { version: 1, x, y, width, height, maximized }
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileAtomic.sync(path, `${JSON.stringify(state)}\n`)
  } catch (error) {
    console.error(error)
  }
}

const overlap = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const between = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/**
 * Bounds that lie wholly on a display that is there now: a window remembered on a screen that has
 * since been unplugged would open out of sight.
 *
 * @param remembered where it stood, or undefined for the first start (centred on the first display)
 * @param workAreas the displays without their task bars, the primary one first
 */
export function clampBounds(
  remembered: Rectangle | undefined,
  workAreas: readonly Rectangle[],
): Rectangle {
  const primary = workAreas[0] ?? { x: 0, y: 0, ...DEFAULT_SIZE }
  const wanted = remembered ?? {
    x: primary.x + Math.round((primary.width - DEFAULT_SIZE.width) / 2),
    y: primary.y + Math.round((primary.height - DEFAULT_SIZE.height) / 2),
    ...DEFAULT_SIZE,
  }
  const area = workAreas.reduce(
    (best, candidate) => (overlap(wanted, candidate) > overlap(wanted, best) ? candidate : best),
    primary,
  )
  const width = Math.min(Math.max(wanted.width, MIN_SIZE.width), area.width)
  const height = Math.min(Math.max(wanted.height, MIN_SIZE.height), area.height)
  return {
    x: between(wanted.x, area.x, area.x + area.width - width),
    y: between(wanted.y, area.y, area.y + area.height - height),
    width,
    height,
  }
}
