import type { kiboKo } from './kibo.ko.ts'

export const kiboEn: typeof kiboKo = {}
