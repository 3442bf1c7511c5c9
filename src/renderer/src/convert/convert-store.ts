import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ConvertReport, ConvertState } from '#shared/contract/convert'
import type { FileError } from '#shared/contract/files'
import type { HostContract } from '#shared/contract/index'
import type { Fault } from '#shared/rpc/frames'
import type { Input } from '#shared/rpc/procedure'
import { useHost } from '../host/use-host.ts'

export type ConvertRequest = Input<HostContract, 'convert.run'>

/** The conversion of a folder that runs or ran last: it goes on while its dialog is closed. */
export const useConvertStore = defineStore('convert', () => {
  const host = useHost()
  const state = shallowRef<ConvertState>()
  const report = shallowRef<ConvertReport>()
  const problem = shallowRef<FileError | Fault>()
  const stop = shallowRef<AbortController>()
  const wasStopped = ref(false)
  const isRunning = computed(() => stop.value !== undefined)

  async function start(request: ConvertRequest): Promise<void> {
    if (isRunning.value) return
    const controller = new AbortController()
    stop.value = controller
    state.value = report.value = problem.value = undefined
    wasStopped.value = false
    const ended = await host.run('convert.run', request, {
      signal: controller.signal,
      onItem: (item) => (state.value = item),
    })
    stop.value = undefined
    if (ended.ok) state.value = report.value = ended.value
    else if (ended.error.code === 'cancelled') wasStopped.value = true
    else problem.value = ended.error
  }

  function cancel(): void {
    stop.value?.abort()
  }

  return { state, report, problem, isRunning, wasStopped, start, cancel }
})
