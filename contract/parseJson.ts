/** Levels that JSON from outside may nest. Much of what reads it recurses, here, in the database and in the browser. */
export const jsonLevels = 50

/** JSON that nests deeper than `jsonLevels`. */
export class TooDeep extends Error {}

/** Parses JSON from outside. Throws `SyntaxError` for what is no JSON and `TooDeep` for what nests too deeply. */
export function parseJson(text: string): unknown {
  if (nestsDeeper(text, jsonLevels)) throw new TooDeep(`JSON nests deeper than ${jsonLevels} levels`)
  return JSON.parse(text)
}

// Counted in the text, because whatever walks the parsed value would have to recurse as well. Each character is looked at
// once: a regular expression would go back and forth in a text of a megabyte whose quotes never close.
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
