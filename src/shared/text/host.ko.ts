export const hostKo = {}
