/** The system's short name of what went wrong (`EACCES`), or the message where there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
