import type { hostKo } from './host.ko.ts'

export const hostEn: typeof hostKo = {}
