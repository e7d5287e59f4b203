/**
 * After a new version was put up, the chunks of the old one are gone: a screen not yet fetched fails. When that
 * happens and the server has another version indeed, the page is loaded anew. There is no loop: afterwards the
 * versions are the same, and a chunk that is missing then is the screen's failure.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated())
}

async function reloadIfOutdated(): Promise<void> {
  if (await isOutdated()) location.reload()
}

async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
  } catch {
    return false
  }
}
