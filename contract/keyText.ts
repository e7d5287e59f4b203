import type { Field } from './field.ts'

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

/** What somebody typed, or a file has, as a field of such texts stores it: `138-0013 8000` is the phone number 13800138000. */
export function storedText(text: string, { means }: Pick<Field, 'means'>): string {
  if (means === 'phone') return text.normalize('NFKC').replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  return means === 'code' ? keyText(text) : text
}

/** Whether a text is written as codes are stored. */
export const isKeyText = (text: string): boolean => keyText(text) === text

/** A code in the form in which it is compared. The database compares `code_key(code)`. */
export const keyOf = (text: string): string =>
  keyText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
