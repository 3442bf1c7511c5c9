import type { AppInfo } from '#shared/contract/app'

/** What the user chose in the system's file dialog; `own-dialog` where the host has none. */
export type Picked =
  | { readonly kind: 'picked'; readonly paths: readonly string[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'own-dialog' }

/** The one path the user chose in a dialog of the system. */
export type PickedPath =
  | { readonly kind: 'picked'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'own-dialog' }

/** What differs between the programs that can carry the studio's host. */
export interface Platform {
  readonly info: AppInfo
  /** Folder of the settings and everything else the studio keeps; made when first written to. */
  readonly dataFolder: string
  /**
   * Folders below which the window may list and read. What the user names at the start, picks or
   * opens by association is readable besides, so a host with native dialogs needs none.
   */
  readonly roots: readonly string[]
  /** Folders the window's own file dialog offers; the first is where it starts. */
  readonly places: readonly string[]
  readonly pickFiles: () => Promise<Picked>
  readonly pickFolder: () => Promise<PickedPath>
  /** Asks where to save a file, which may be there already: the dialog has asked about that. */
  readonly pickSavePath: (name: string) => Promise<PickedPath>
  /** Opens a web page in the user's browser. */
  readonly openLink: (url: string) => Promise<void>
}
