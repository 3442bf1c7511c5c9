/** Characters handed to `String.fromCharCode` at once: more would overflow the stack. */
const SPAN = 0x8000

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += SPAN) {
    text += String.fromCharCode(...bytes.subarray(at, at + SPAN))
  }
  return btoa(text)
}
