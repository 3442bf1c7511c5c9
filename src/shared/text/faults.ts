import { unreachable } from '#engine/result'
import type { Fault } from '../rpc/frames.ts'
import type { Texts } from './index.ts'

/** The sentence for a call that failed through no rule of its own. */
export function describeFault(texts: Texts, fault: Fault): string {
  const words = texts.host.faults
  switch (fault.code) {
    case 'cancelled':
    case 'disconnected':
      return words[fault.code]
    case 'busy':
      return words[fault.code](fault.limit)
    case 'bad-message':
    case 'crashed':
      return words[fault.code](fault.detail)
    default:
      return unreachable(fault)
  }
}
