import { isRecord } from '#contract/isRecord.ts'
import type { BegunReadings } from '#src/providers/earlyFetch.ts'
import { lastLooks, pageHere } from '#src/providers/lastLook.ts'
import { withoutSite } from '#src/providers/siteAddress.ts'
import { readStored } from '#src/providers/storage.ts'
import { siteInAddress } from '#src/providers/tabSite.ts'
import type { PageOwner } from './storedPage.ts'

/**
 * Draws what the page of this address looked like when its owner last saw it (keepLastLook.ts), until the console takes
 * its place: as soon as the server has granted all that the page begins with, and of the rows then seen only those that it
 * has just sent. With anything before the `#` but the site of the tab, such as a link of somebody else, it is not drawn. Resolves when it is painted.
 */
export async function drawLastLook(owner: PageOwner, begun: BegunReadings): Promise<void> {
  const { html } = readStored(lastLooks(owner) + pageHere())
  if (typeof html !== 'string' || begun.size === 0 || !isOwn(owner)) return
  const replies = await Promise.all([...begun.values()].map(({ text }) => text))
  if (!replies.every(isGranted)) return
  document.querySelector('.look-shell')?.insertAdjacentHTML('afterend', html)
  for (const row of document.querySelectorAll<HTMLElement>('.look-last [data-id]'))
    if (!replies.some((reply) => reply.includes(`"${row.dataset['id']}"`))) row.remove()
  await painted()
}

const isOwn = ({ site }: PageOwner): boolean =>
  [null, site].includes(siteInAddress()) && withoutSite(location.search) === ''

/** Resolves in the first task after the next frame, whose painting it follows. In a hidden window there is no frame. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

declare global {
  /** Settles when the look of the last visit is painted, or will not be. */
  var atriumDrawn: Promise<unknown> | undefined
}

function isGranted(reply: string): boolean {
  const body: unknown = JSON.parse(reply)
  return isRecord(body) && body['errcode'] === 0
}
