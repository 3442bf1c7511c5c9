import type { windowKo } from './window.ko.ts'

export const windowEn: typeof windowKo = {}
