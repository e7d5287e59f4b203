import { attempt } from '#src/providers/storage.ts'

/**
 * After a deployment the chunks of the old version are gone, so a screen that is not loaded yet fails. If
 * that happens and the server really has another version, this reloads the page, once: if the old version
 * comes again, from a cache or a server that was not updated, a missing chunk is the screen's failure.
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

/**
 * The page's own script: its name has a hash of its content, which includes the names of all later chunks.
 */
const version = new URL(import.meta.url).pathname

const key = 'atrium.reloaded'

/** In this tab. Without storage there is no reload: a failed screen is better than a loop. */
function isFirstTime(): boolean | undefined {
  return attempt(() => {
    if (sessionStorage.getItem(key) === version) return false
    sessionStorage.setItem(key, version)
    return true
  })
}
