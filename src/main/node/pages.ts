import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Texts } from '#shared/text/index'
import { CONTENT_SECURITY_POLICY } from '../content-security-policy.ts'
import type { Session } from './session.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

/** `require-corp` and `same-origin` isolate the page, which `SharedArrayBuffer` asks for. */
const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const FOR_EVER = 'private, max-age=31536000, immutable'

/** Answers requests for the built window. */
export function servePages(
  files: StaticFiles,
  session: Session,
  texts: Texts,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const answer = respond(request.method === 'HEAD', response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(405, { Allow: 'GET, HEAD' })
    }
    const url = URL.parse(request.url ?? '', session.origin)
    if (!url || !session.isAddressed(request)) return answer(403)

    const token = url.searchParams.get('token')
    if (token !== null && url.pathname === '/')
      return exchange(token, request, session, answer, texts)
    if (!session.isKnown(request)) return answer(403, {}, texts.host.web.usedAddress)

    const file = files.get(url.pathname === '/' ? '/index.html' : url.pathname)
    if (!file) return answer(404)
    void send(file, answer)
  }
}

type Answer = (
  status: number,
  headers?: Readonly<Record<string, string>>,
  body?: string | Buffer,
) => void

const respond =
  (headOnly: boolean, response: ServerResponse): Answer =>
  (status, headers = {}, body = '') => {
    const bytes = Buffer.from(body)
    response.writeHead(status, {
      ...HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': bytes.length,
      ...headers,
    })
    response.end(headOnly ? undefined : bytes)
  }

/** Trades the token for a cookie and leads to the address without it, which can be reloaded. */
function exchange(
  token: string,
  request: IncomingMessage,
  session: Session,
  answer: Answer,
  texts: Texts,
): void {
  if (session.isKnown(request)) return answer(303, { Location: '/' })
  // Whoever only looks at the head must not use the token up.
  const cookie = request.method === 'GET' ? session.redeem(token) : undefined
  if (cookie === undefined) return answer(403, {}, texts.host.web.usedAddress)
  answer(303, { Location: '/', 'Set-Cookie': cookie })
}

async function send(file: StaticFile, answer: Answer): Promise<void> {
  try {
    const body = await file.read()
    answer(
      200,
      { 'Content-Type': file.type, 'Cache-Control': file.isHashed ? FOR_EVER : 'no-store' },
      body,
    )
  } catch {
    answer(404) // it was there when the host started: a new build has replaced it
  }
}
