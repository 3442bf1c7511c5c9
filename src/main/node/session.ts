import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may speak to this browser host: the browser that opened its address, and nobody else. */
export interface Session {
  /** `http://127.0.0.1:PORT`, the only origin there is. */
  readonly origin: string
  /** The address with its token, which works once. */
  readonly url: string
  /** False for a page of another name that resolves to this machine, or of another origin. */
  readonly isAddressed: (request: IncomingMessage) => boolean
  readonly isKnown: (request: IncomingMessage) => boolean
  /** The cookie to set in exchange for the token, or undefined if it is not the one or used up. */
  readonly redeem: (token: string) => string | undefined
}

const secret = (): string => randomBytes(32).toString('base64url')

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}

export function createSession(port: number): Session {
  const origin = `http://127.0.0.1:${port}`
  // Cookies don't tell ports apart: hosts that run beside each other must not share a name.
  const name = `janggi-${port}`
  const value = secret()
  let token: string | undefined = secret()

  return {
    origin,
    url: `${origin}/?token=${token}`,
    isAddressed: ({ headers }) =>
      headers.host === `127.0.0.1:${port}` &&
      (headers.origin === undefined || headers.origin === origin),
    isKnown: ({ headers }) =>
      (headers.cookie ?? '')
        .split(';')
        .map((cookie) => cookie.trim())
        .some((cookie) => isSame(cookie, `${name}=${value}`)),
    redeem: (given) => {
      if (token === undefined || !isSame(given, token)) return undefined
      token = undefined
      return `${name}=${value}; HttpOnly; SameSite=Strict; Path=/`
    },
  }
}
