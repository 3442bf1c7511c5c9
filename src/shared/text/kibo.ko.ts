export const kiboKo = {}
