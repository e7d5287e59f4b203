/** Returns only what was typed: typing into the text `before`, which can only be replaced as a whole, gave `after`. */
export function replaceAll(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.slice(start, after.length - end)
}
