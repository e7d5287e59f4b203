/** What ends a line or a cell in some spreadsheet programs, in case they ignore our quotes. */
const ends = String.raw`,;\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029`
/** What can precede the sign of a formula: spaces, quotes, and invisible characters. */
const ignored = String.raw`[[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}"']--[${ends}]]*`
/**
 * The signs that begin a formula, including the full-width and small forms that programs set to Chinese or
 * Japanese accept.
 */
const sign = String.raw`[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`

const formula = new RegExp(`(?:^|[${ends}])${ignored}${sign}`, 'v')
const start = new RegExp(`(?<=[${ends}])(?=${ignored}${sign})`, 'gv')
const escapedStart = new RegExp(`(?<=[${ends}])'(?=${ignored}${sign})`, 'gv')

/** Whether a spreadsheet program could take the text, or any line or part of it, for a formula. */
export const hasFormula = (text: string): boolean => formula.test(text)

/**
 * Escapes a text for a CSV so that it contains no formulas (CSV injection). An apostrophe is put before each
 * part that could be a formula, and before the whole text so that this can be undone exactly: `a\n=1` becomes
 * `'a\n'=1`. Other texts stay as they are.
 */
export const escapeFormulas = (text: string): string =>
  hasFormula(text) ? `'${text.replace(start, "'")}` : text

/** Undoes `escapeFormulas`. Any other text, for example from somebody else's CSV, stays as it is. */
export function unescapeFormulas(text: string): string {
  if (!text.startsWith("'")) return text
  const original = text.slice(1).replace(escapedStart, '')
  return escapeFormulas(original) === text ? original : text
}
