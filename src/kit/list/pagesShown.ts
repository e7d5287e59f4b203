/**
 * The page numbers to offer: the first, the last and those round the current one. A gap is a word, different on
 * either side so that it can be a key.
 */
export function pagesShown(page: number, pages: number): (number | 'before' | 'after')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const from = Math.max(2, Math.min(page - 1, pages - 4))
  const to = Math.min(pages - 1, Math.max(page + 1, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [
    1,
    ...(from > 2 ? ['before' as const] : []),
    ...middle,
    ...(to < pages - 1 ? ['after' as const] : []),
    pages,
  ]
}
