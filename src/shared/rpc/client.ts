import { err, ok, type Result } from '#engine/result'
import {
  type Fault,
  MAX_REQUEST_LENGTH,
  parseFrame,
  type Reply,
  reply,
  type Request,
} from './frames.ts'
import {
  type Contract,
  declaredIn,
  type Input,
  type Item,
  type Method,
  type Output,
  type OwnError,
  type Procedure,
} from './procedure.ts'
import type { Transport } from './transport.ts'

export interface RunOptions<T> {
  /** Aborting it ends the call at once with `cancelled` and tells the host to stop. */
  readonly signal?: AbortSignal | undefined
  readonly onItem?: ((item: T) => void) | undefined
}

export interface Client<C extends Contract> {
  /** Starts a call. The promise never rejects: what can go wrong is in its value. */
  readonly run: <M extends Method<C>>(
    method: M,
    input: Input<C, M>,
    options?: RunOptions<Item<C, M>>,
  ) => Promise<Result<Output<C, M>, OwnError<C, M> | Fault>>
}

type Ending = Result<unknown, unknown>

/** The window's end of a line. */
export function connect<C extends Contract>(contract: C, transport: Transport): Client<C> {
  const running = new Map<number, (frame: Reply) => void>()
  let nextId = 0
  let closed = false

  const send = (frame: Request): void => transport.send(JSON.stringify(frame))

  transport.listen({
    onText: (text) => {
      const frame = parseFrame(reply, text)
      if (frame) running.get(frame.id)?.(frame)
    },
    onClose: () => {
      closed = true
      for (const [id, receive] of running) {
        receive({ t: 'fault', id, fault: { code: 'disconnected' } })
      }
    },
  })

  function start(
    method: string,
    input: unknown,
    { signal, onItem }: RunOptions<unknown>,
  ): Promise<Ending> {
    if (closed) return Promise.resolve(err({ code: 'disconnected' }))
    if (signal?.aborted) return Promise.resolve(err({ code: 'cancelled' }))

    const id = nextId++
    const frame: Request = { t: 'start', id, method, input }
    const text = JSON.stringify(frame)
    if (text.length > MAX_REQUEST_LENGTH) {
      const detail = `${text.length} characters, ${MAX_REQUEST_LENGTH} allowed`
      return Promise.resolve(err({ code: 'bad-message', detail }))
    }
    return new Promise((resolve) => {
      const end = (ending: Ending): void => {
        running.delete(id)
        signal?.removeEventListener('abort', cancel)
        resolve(ending)
      }
      const cancel = (): void => {
        send({ t: 'cancel', id })
        end(err({ code: 'cancelled' }))
      }
      running.set(id, (received) => {
        const read = readReply(declaredIn(contract, method), received)
        if (read.kind === 'item') return onItem?.(read.item)
        if (received.t === 'item') send({ t: 'cancel', id }) // a bad item: the host must not run on
        end(read.ending)
      })
      signal?.addEventListener('abort', cancel, { once: true })
      transport.send(text)
    })
  }

  return {
    run: (method, input, options = {}) =>
      start(method, input, options as RunOptions<unknown>) as never,
  }
}

type Received =
  | { readonly kind: 'item'; readonly item: unknown }
  | { readonly kind: 'end'; readonly ending: Ending }

const SCHEMA_OF = { item: 'item', done: 'output', failed: 'error' } as const

/** Checks a frame against what its procedure declares. */
function readReply(declared: Procedure | undefined, frame: Reply): Received {
  if (frame.t === 'fault') return { kind: 'end', ending: err(frame.fault) }
  const parsed = declared?.[SCHEMA_OF[frame.t]].safeParse(frame.value)
  if (!parsed?.success) {
    const detail = parsed?.error.message ?? 'no such method'
    return { kind: 'end', ending: err({ code: 'bad-message', detail }) }
  }
  if (frame.t === 'item') return { kind: 'item', item: parsed.data }
  return { kind: 'end', ending: frame.t === 'done' ? ok(parsed.data) : err(parsed.data) }
}
