import { whenIdle } from '#src/kit/base/opening/whenIdle.ts'
import { configNow } from '#src/providers/config.ts'
import { pageOf } from '#src/providers/firstCalls.ts'
import { lastLooks, pageHere, type LastLook } from '#src/providers/lastLook.ts'
import type { Session } from '#src/providers/session.ts'
import { readStored, storage } from '#src/providers/storage.ts'
import { withoutSite } from '#src/providers/siteAddress.ts'
import { stylesOf } from './stylesOf.ts'

/**
 * Keeps what lists look like, so that the next visit of their address begins with it (drawLastLook.ts): at once, and
 * whenever the user leaves the window. Only lists that say so (`data-kept`): none with private fields. What was kept of
 * other users and sites is forgotten. Returns a function to call when the session ends.
 */
export function keepLastLook(session: Session): () => void {
  function keep(): void {
    const own = lastLooks(pageOf(session.get()))
    const page = own + pageHere()
    const all = storage.keys('atrium.store/').filter((key) => key.includes('/page.lastLook/'))
    forget(all.filter((key) => !key.startsWith(own)))
    const html = session.get().token === null ? null : drawingOfPage()
    if (html === null) return
    const others = all.filter((key) => key.startsWith(own) && key !== page)
    forget(others.toSorted(byTime).slice(most - 1))
    storage.write(page, JSON.stringify({ html, at: Date.now() } satisfies LastLook))
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keep()
  }
  whenIdle(keep)
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}

function forget(keys: readonly string[]): void {
  for (const key of keys) storage.write(key, null)
}

/** How many pages are kept. */
const most = 4

/** Characters: a page that needs more is not kept. */
const longest = 250_000

/** The newest first. */
const byTime = (one: string, other: string): number =>
  Number(readStored(other)['at']) - Number(readStored(one)['at'])

/**
 * A picture of the page, in which nothing can be used or is read out. Null if it is not such a list, does not look as it
 * will when it is opened again, or would be covered then (coverPage.tsx).
 */
function drawingOfPage(): string | null {
  const root = document.getElementById('root')
  const content = document.getElementById('content')
  const isCovered = !configNow().param('ui.trust_empty_referrer') || withoutSite(location.search) !== ''
  const isOtherwise = content?.scrollTop !== 0 || content.querySelector('[data-loading]') !== null
  if (!root || !content?.querySelector('[data-kept=stored]') || isCovered || isOtherwise) return null
  const drawing = document.createElement('div')
  drawing.className = 'look-last'
  drawing.inert = true
  drawing.ariaHidden = 'true'
  drawing.append(...[...root.children].map((child) => child.cloneNode(true)))
  for (const notice of drawing.querySelectorAll('[data-notices] > *')) notice.remove()
  for (const element of drawing.querySelectorAll('[id]')) element.removeAttribute('id')
  // The browser would fetch it before the code of the page.
  for (const picture of drawing.querySelectorAll('img')) picture.removeAttribute('src')
  const styles = document.createElement('style')
  styles.append(stylesOf(drawing))
  drawing.prepend(styles)
  return drawing.outerHTML.length > longest ? null : drawing.outerHTML
}
