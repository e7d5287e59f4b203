/**
 * Splits a text into the parts to compare: words of letters and digits, single Chinese characters (and kana),
 * single symbols, and the white space between them. Joined together they are the text.
 */
export const wordsIn = (text: string): string[] => text.match(parts) ?? []

// Scripts that are written without spaces come first, because otherwise a whole sentence would be a word.
const parts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\p{M}*|\p{N}+(?:[.,]\p{N}+)*|\s+|[\s\S]/gu
