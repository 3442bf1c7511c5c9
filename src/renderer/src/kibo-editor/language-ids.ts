import type { TextDialect } from '#engine/kibo-text/text-dialect'

/** The names under which the editor knows the dialects. */
export const LANGUAGE_IDS: Readonly<Record<TextDialect, string>> = {
  gib: 'kibo-gib',
  pgn: 'kibo-pgn',
}

/** For texts that are only shown. */
export const PLAIN_LANGUAGE = 'plaintext'
