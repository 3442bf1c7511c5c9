export const windowKo = {}
