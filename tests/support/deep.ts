/** `npm run test:deep` runs what is too large for every day; otherwise a hundredth of it runs. */
export const IS_DEEP = process.env['JANGGI_DEEP'] === '1'
