import { defineStore } from 'pinia'
import { ref, type Ref, shallowRef, type ShallowRef } from 'vue'
import type { FileError } from '#shared/contract/files'
import type { HostContract } from '#shared/contract/index'
import type { Fault } from '#shared/rpc/frames'
import type { Output } from '#shared/rpc/procedure'
import { type HostClient, useHost } from '../host/use-host.ts'

export type FolderListing = Output<HostContract, 'files.list'>

interface Folder {
  readonly listing: ShallowRef<FolderListing | undefined>
  readonly problem: ShallowRef<FileError | Fault | undefined>
  readonly isLoading: Ref<boolean>
  /** Null is where the host starts. A folder that can't be read leaves the last one in sight. */
  readonly enter: (folder: string | null) => Promise<void>
}

/** A folder that is looked at, one after another. */
export function createFolder(host: HostClient): Folder {
  const listing = shallowRef<FolderListing>()
  const problem = shallowRef<FileError | Fault>()
  const isLoading = ref(false)
  let wanted = 0

  async function enter(folder: string | null): Promise<void> {
    const asked = ++wanted
    isLoading.value = true
    const listed = await host.run('files.list', { folder })
    if (asked !== wanted) return
    isLoading.value = false
    problem.value = listed.ok ? undefined : listed.error
    if (listed.ok) listing.value = listed.value
  }

  return { listing, problem, isLoading, enter }
}

/** What the studio's own file dialog looks at. It reopens where it was. */
export const useFolderStore = defineStore('folder', () => createFolder(useHost()))
