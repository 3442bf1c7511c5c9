import type { Result } from '#engine/result'
import {
  type Fault,
  MAX_REQUEST_LENGTH,
  MAX_RUNNING_CALLS,
  parseFrame,
  type Reply,
  request,
} from './frames.ts'
import {
  type Contract,
  declaredIn,
  type Input,
  type Item,
  type Method,
  type Output,
  type OwnError,
} from './procedure.ts'
import type { Transport } from './transport.ts'

export interface Call<T> {
  /** Aborted when the caller cancels or its line closes. */
  readonly signal: AbortSignal
  readonly emit: (item: T) => void
}

/** One handler for each method of the contract: a missing one doesn't compile. */
export type Handlers<C extends Contract> = {
  readonly [M in Method<C>]: (
    input: Input<C, M>,
    call: Call<Item<C, M>>,
  ) => Promise<Result<Output<C, M>, OwnError<C, M>>>
}

/** The handlers of one part of the contract: `HandlersOf<HostContract, 'library'>`. */
export type HandlersOf<C extends Contract, Part extends string> = Pick<
  Handlers<C>,
  Extract<Method<C>, `${Part}.${string}`>
>

export interface ServeOptions {
  /** Told of every handler that threw: a bug, not something the caller did. */
  readonly onCrash: (method: string, error: unknown) => void
  /** Called once when the line closes, after all its calls were aborted. */
  readonly onClose?: () => void
}

type AnyHandler = (input: unknown, call: Call<unknown>) => Promise<Result<unknown, unknown>>

/** The host's end of a line: runs what the other side asks for until the line closes. */
export function serve<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  transport: Transport,
  { onCrash, onClose }: ServeOptions,
): void {
  const running = new Map<number, AbortController>()
  const send = (frame: Reply): void => transport.send(JSON.stringify(frame))
  const fail = (id: number, fault: Fault): void => send({ t: 'fault', id, fault })

  function start(id: number, method: string, input: unknown): void {
    // A second call under an id in use can't be answered: its reply would end the first.
    if (running.has(id)) return
    if (running.size >= MAX_RUNNING_CALLS) {
      return fail(id, { code: 'busy', limit: MAX_RUNNING_CALLS })
    }
    const declared = declaredIn(contract, method)
    const parsed = declared?.input.safeParse(input)
    if (!parsed?.success) {
      const detail = parsed?.error.message ?? `no method ${method}`
      return fail(id, { code: 'bad-message', detail })
    }
    void run(id, method, parsed.data)
  }

  async function run(id: number, method: string, input: unknown): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    const sendUnlessAborted = (frame: Reply): void => {
      if (!signal.aborted) send(frame)
    }
    running.set(id, controller)
    try {
      const handle = (handlers as Record<string, unknown>)[method] as AnyHandler
      const emit = (value: unknown): void => {
        if (running.get(id) === controller) sendUnlessAborted({ t: 'item', id, value })
      }
      const result = await handle(input, { signal, emit })
      sendUnlessAborted(
        result.ok
          ? { t: 'done', id, value: result.value }
          : { t: 'failed', id, value: result.error },
      )
    } catch (error) {
      onCrash(method, error)
      if (!signal.aborted) fail(id, { code: 'crashed', detail: String(error) })
    } finally {
      running.delete(id)
    }
  }

  transport.listen({
    onText: (text) => {
      if (text.length > MAX_REQUEST_LENGTH) return
      const frame = parseFrame(request, text)
      if (frame?.t === 'start') start(frame.id, frame.method, frame.input)
      if (frame?.t === 'cancel') running.get(frame.id)?.abort()
    },
    onClose: () => {
      for (const controller of running.values()) controller.abort()
      onClose?.()
    },
  })
}
