/** Returns a list with one item moved to another position. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, index) => index !== from)
  const item = all.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}
