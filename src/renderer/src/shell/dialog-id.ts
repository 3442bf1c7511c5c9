/** Every dialog of the studio; `dialogs.ts` says what each one is. */
export type DialogId =
  | 'convert'
  | 'encoding'
  | 'files'
  | 'paste'
  | 'settings'
  | 'keys'
  | 'palette'
  | 'new-rules'
  | 'edit-rules'
  | 'engines'
