import type { cliKo } from './cli.ko.ts'

export const cliEn: typeof cliKo = {}
