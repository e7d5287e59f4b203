/** What ends a line or a cell in some spreadsheet program, should it not heed our quotes. */
const ends = String.raw`,;\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029`
/** What may stand before the sign of a formula: spaces, quotes, and characters that nobody sees. */
const ignored = String.raw`[[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}"']--[${ends}]]*`
/** The signs that begin a formula, also in full width and small, which programs set to Chinese or Japanese accept. */
const sign = String.raw`[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`

const formula = new RegExp(`(?:^|[${ends}])${ignored}${sign}`, 'v')
const start = new RegExp(`(?<=[${ends}])(?=${ignored}${sign})`, 'gv')
const escapedStart = new RegExp(`(?<=[${ends}])'(?=${ignored}${sign})`, 'gv')

/** Whether a spreadsheet program could take the text, or a line or a part of it, for a formula. */
export const hasFormula = (text: string): boolean => formula.test(text)

/**
 * A text for a CSV, without formulas (CSV injection): an apostrophe goes before each part that could be one, and, so that
 * this can be undone exactly, before the text as a whole. `a\n=1` becomes `'a\n'=1`; other texts stay as they are.
 */
export const escapeFormulas = (text: string): string =>
  hasFormula(text) ? `'${text.replace(start, "'")}` : text

/** The text that was escaped; any other text, which somebody else's CSV may hold, stays as it is. */
export function unescapeFormulas(text: string): string {
  if (!text.startsWith("'")) return text
  const original = text.slice(1).replace(escapedStart, '')
  return escapeFormulas(original) === text ? original : text
}
