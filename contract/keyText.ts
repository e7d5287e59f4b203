/**
 * A code as it is stored: in half-width letters, without invisible characters, and without blanks at its ends or several in a
 * row. Codes are compared without letter case and accents (`keyOf`), which people see but do not say.
 */
export const keyText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u2800]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is written as codes are stored. */
export const isKeyText = (text: string): boolean => keyText(text) === text

/** A code in the form in which it is compared. The database compares `code_key(code)`. */
export const keyOf = (text: string): string =>
  keyText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
