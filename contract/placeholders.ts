/** The values that a text takes, such as `name` and `count` in `%{name} has %{count} open tours`. */
export const placeholdersOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/%\{(.*?)\}/gs)].map(([, name = '']) => name))

/**
 * The key of the message that says what is wrong with the placeholders of an operator's text, or null:
 * `placeholder` if one is not written as `%{name}`, or if the console's own texts for the same message (`known`)
 * have no such value. A text may leave values out.
 */
export function placeholderProblem(text: string, known?: readonly string[]): string | null {
  const used = [...placeholdersOf(text)]
  const isWritten = used.every((name) => /^\w+$/.test(name)) && !/%\{[^}]*$/.test(text)
  if (!isWritten) return 'placeholder'
  if (!known) return null
  const values = new Set(known.flatMap((one) => [...placeholdersOf(one)]))
  return used.every((name) => values.has(name)) ? null : 'placeholder'
}
