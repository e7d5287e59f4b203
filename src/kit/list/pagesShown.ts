/**
 * Returns the page numbers to offer: the first, the last and those around the current page. A gap is a text,
 * different on each side so that it can be a key.
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
