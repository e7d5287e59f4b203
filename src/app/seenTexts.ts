const pagesByKey = new Map<string, Set<string>>()
let page: string | undefined

/**
 * Notes that a text is shown on the current page. Every text of every drawing comes here, so it does little: the address is
 * read once for all texts of a drawing.
 */
export function noteText(key: string): void {
  if (page === undefined) {
    page = location.hash.slice(1).split('?', 1)[0] ?? ''
    queueMicrotask(() => (page = undefined))
  }
  if (page === '') return
  const pages = pagesByKey.get(key)
  if (pages) pages.add(page)
  else pagesByKey.set(key, new Set([page]))
}

/** The addresses of the pages that have shown a text since the console was opened. */
export const seenOn = (key: string): readonly string[] => [...(pagesByKey.get(key) ?? [])]
