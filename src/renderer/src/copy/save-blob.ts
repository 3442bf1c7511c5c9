/** Long enough for the browser to have begun. */
const KEEP_MS = 60_000

/** Gives a file to the browser or to Electron to save: they ask where, or put it with the downloads. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
