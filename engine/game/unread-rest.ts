/**
 * Whether unread text can stand behind moves again: it neither begins with a comment, which would
 * be one of the last move, nor looks like the headers of another game.
 */
export const isPlainRest = (text: string): boolean =>
  !/^\s*[{;]/.test(text) && !/^[^\S\r\n]*[[［]/m.test(text)
