/**
 * How many levels deep JSON from outside can be nested. Much of the code that reads it is recursive, here, in
 * the database and in the browser.
 */
export const jsonLevels = 50

/** JSON that nests deeper than `jsonLevels`. */
export class TooDeep extends Error {}

/**
 * Parses JSON from outside. Throws `SyntaxError` for invalid JSON and `TooDeep` for JSON that nests too
 * deeply.
 */
export function parseJson(text: string): unknown {
  if (nestsDeeper(text, jsonLevels)) throw new TooDeep(`JSON nests deeper than ${jsonLevels} levels`)
  return JSON.parse(text)
}

// Counts in the text, because anything that walked the parsed value would be recursive as well. Looks at each
// character once: a regular expression would backtrack over a megabyte of text whose quotes never close.
function nestsDeeper(text: string, levels: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isInString = !isInString
    else if (isInString) at += sign === '\\' ? 1 : 0
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > levels) return true
  }
  return false
}
