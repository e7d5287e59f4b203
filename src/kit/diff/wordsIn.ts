/**
 * A text in the parts that people see change: words of letters and figures, single Chinese characters (and kana), single
 * signs, and the white space between. Joined they are the text.
 */
export const wordsIn = (text: string): string[] => text.match(parts) ?? []

// Scripts that are written without spaces come first, else a whole sentence would be one word.
const parts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\p{M}*|\p{N}+(?:[.,]\p{N}+)*|\s+|[\s\S]/gu
