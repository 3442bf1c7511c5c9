import type { ShapeColour } from '#engine/notation/annotation'
import type { Side } from '#engine/rules/types'
import type { BoardTheme } from './board-picture.ts'

/**
 * The colours of a board, as plain values and not as style rules: a picture that is saved or
 * printed carries them with it.
 */
export interface Palette {
  readonly surface: string
  readonly edge: string
  readonly line: string
  readonly coordinate: string
  readonly face: string
  readonly rim: string
  readonly shadow: string
  /** The lit edge of an engraved character. */
  readonly engraved: string
  readonly side: Readonly<Record<Side, string>>
  readonly lastMove: string
  readonly check: string
  readonly target: string
  readonly ink: Readonly<Record<ShapeColour, string>>
}

const INK: Palette['ink'] = {
  green: '#1c7c38',
  red: '#c22a22',
  blue: '#1a62b8',
  yellow: '#a66d00',
}

const IVORY = { face: '#fdf6e6', rim: '#cbb58a', engraved: '#ffffff' } as const
const SIDE: Palette['side'] = { cho: '#0a5a74', han: '#b01f1a' }

export const PALETTES: Readonly<Record<BoardTheme, Palette>> = {
  paper: {
    ...IVORY,
    side: SIDE,
    surface: '#efe5cf',
    edge: '#cdbd9b',
    line: '#6a5738',
    coordinate: '#5a4a30',
    shadow: '#4a371a',
    lastMove: '#9a5b00',
    check: '#b3007a',
    target: '#1c6b3a',
    ink: INK,
  },
  wood: {
    ...IVORY,
    side: SIDE,
    surface: '#dcb273',
    edge: '#a97c3d',
    line: '#5c3f17',
    coordinate: '#432c0c',
    rim: '#b4935a',
    shadow: '#3a2405',
    lastMove: '#6b2f00',
    check: '#95006a',
    target: '#0f5a2c',
    ink: { green: '#12602a', red: '#a81a14', blue: '#114f9c', yellow: '#7a4b00' },
  },
  slate: {
    ...IVORY,
    side: SIDE,
    surface: '#3f4a54',
    edge: '#2c353d',
    line: '#93a1ac',
    coordinate: '#dbe3e9',
    face: '#f3ecdc',
    rim: '#a89b80',
    shadow: '#0c1115',
    lastMove: '#ffc861',
    check: '#ff8ad8',
    target: '#8fe0a8',
    ink: { green: '#57c878', red: '#ff7a6e', blue: '#6db3ff', yellow: '#ffc861' },
  },
  contrast: {
    surface: '#ffffff',
    edge: '#000000',
    line: '#000000',
    coordinate: '#000000',
    face: '#ffffff',
    rim: '#000000',
    shadow: '#ffffff',
    engraved: '#ffffff',
    side: { cho: '#003a9e', han: '#b00000' },
    lastMove: '#000000',
    check: '#9c0070',
    target: '#005c1f',
    ink: { green: '#006b24', red: '#c00000', blue: '#0047b8', yellow: '#8a5a00' },
  },
}
