/**
 * A code as it is stored: in half-width letters, without invisible characters, and without blanks at its ends or several in a
 * row. So are codes compared, in any letter case (`keyOf`): people see no difference.
 */
export const keyText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u2800]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is written as codes are stored. */
export const isKeyText = (text: string): boolean => keyText(text) === text

/** A code in the form in which it is compared. The database compares `lower(code)`. */
export const keyOf = (text: string): string => keyText(text).toLowerCase()
