// What a spreadsheet takes for a formula, and what carries the mark already: else it could not be told from a marked one.
const looksMarked = /^'*[=+\-@\t\r＝＋－＠]/

/** A text for a CSV: an apostrophe keeps a spreadsheet from taking it for a formula. */
export const marked = (text: string): string => (looksMarked.test(text) ? `'${text}` : text)

/** The text that was marked so. */
export const unmarked = (text: string): string =>
  text.startsWith("'") && looksMarked.test(text) ? text.slice(1) : text
