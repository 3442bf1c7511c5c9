import { app } from './app.ts'
import { cases } from './cases.ts'
import { engines } from './engines.ts'
import { convert } from './convert.ts'
import { files } from './files.ts'
import { libraries } from './library.ts'
import { recovery } from './recovery.ts'
import { rules } from './rules.ts'
import { saving } from './saving.ts'
import { settings } from './settings.ts'
import { sheets } from './sheets.ts'

/** Everything the window may ask of its host. */
export const contract = {
  ...app,
  ...cases,
  ...engines,
  ...files,
  ...libraries,
  ...convert,
  ...rules,
  ...recovery,
  ...saving,
  ...settings,
  ...sheets,
} as const
export type HostContract = typeof contract
