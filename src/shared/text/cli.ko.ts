export const cliKo = {}
