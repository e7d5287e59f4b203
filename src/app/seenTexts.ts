const pagesByKey = new Map<string, Set<string>>()
let [hash, page] = ['', '']

/** Notes that a text is shown on the current page. Every text of every drawing comes here, so it does little. */
export function noteText(key: string): void {
  if (location.hash !== hash) {
    hash = location.hash
    page = hash.slice(1).split('?', 1)[0] ?? ''
  }
  if (page === '') return
  const pages = pagesByKey.get(key)
  if (pages) pages.add(page)
  else pagesByKey.set(key, new Set([page]))
}

/** The addresses of the pages that have shown a text since the console was opened. */
export const seenOn = (key: string): readonly string[] => [...(pagesByKey.get(key) ?? [])]
