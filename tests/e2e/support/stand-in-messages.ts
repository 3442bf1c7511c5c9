/** From the test, which has the page, to the built entry. */
export type ToEntry =
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'navigated' }
  | { readonly kind: 'request'; readonly id: number; readonly path: string }
  | { readonly kind: 'close' }

/** From the built entry to the test. */
export type FromEntry =
  | { readonly kind: 'window'; readonly preload: string }
  | { readonly kind: 'sent'; readonly text: string }
  | {
      readonly kind: 'response'
      readonly id: number
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly base64: string
    }
