/**
 * After a new version was put up, the chunks of the old one are gone: a screen not yet fetched fails. When that
 * happens and the server has another version indeed, the page is loaded anew, once: if the old version comes again, from
 * a cache or a server that was forgotten, a chunk that is missing is the screen's failure.
 */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated())
}

async function reloadIfOutdated(): Promise<void> {
  if ((await isOutdated()) && isFirstTime()) location.reload()
}

async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(version)
  } catch {
    return false
  }
}

/** The page's own script: its name has a hash of its content, which names all that is fetched later. */
const version = new URL(import.meta.url).pathname

const key = 'atrium.reloaded'

/** In this tab. Where nothing can be remembered there is no reload: better a failed screen than a loop. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(key) === version) return false
    sessionStorage.setItem(key, version)
    return true
  } catch {
    return false
  }
}
