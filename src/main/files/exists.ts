import { stat } from 'node:fs/promises'

/** Whether something can be reached under a path. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
