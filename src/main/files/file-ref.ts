import { basename } from 'node:path'
import type { FileRef } from '#shared/contract/files'

/** A path with the name to show for it: composed Hangul, which every font can draw. */
export const toFileRef = (path: string): FileRef => ({
  name: (basename(path) || path).normalize('NFC'),
  path,
})
