import { inject, type InjectionKey } from 'vue'
import type { HostContract } from '#shared/contract/index'
import type { Client } from '#shared/rpc/client'

export type HostClient = Client<HostContract>

export const hostKey: InjectionKey<HostClient> = Symbol('host')

/** The host that `main.ts`, or a test, provided. Works in components and in the set-up of a store. */
export function useHost(): HostClient {
  const host = inject(hostKey)
  if (!host) throw new Error('no host was provided')
  return host
}
