import { protocol } from 'electron'
import { CONTENT_SECURITY_POLICY } from '../content-security-policy.ts'
import type { StaticFiles } from '../node/static-files.ts'

/** The window is loaded from a scheme of its own: unlike `file:`, it has an origin and headers. */
const SCHEME = 'app'
export const ORIGIN = 'app://studio'
export const PAGE_URL = `${ORIGIN}/index.html`

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
}

/** Has to be called before the application is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

/** Answers the window's requests from the built files, and from nothing else. */
export function servePage(files: StaticFiles): void {
  protocol.handle(SCHEME, (request) => answer(files, request))
}

async function answer(files: StaticFiles, { method, url }: Request): Promise<Response> {
  const asked = URL.parse(url)
  const file = asked?.host === 'studio' ? files.get(asked.pathname) : undefined
  if (file === undefined || method !== 'GET') {
    return new Response('', { status: 404, headers: HEADERS })
  }
  const body = new Uint8Array(await file.read())
  return new Response(body, { headers: { ...HEADERS, 'Content-Type': file.type } })
}
