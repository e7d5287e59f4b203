import { beginReading, type BegunReadings } from '#src/providers/earlyFetch.ts'
import { readFirstCalls } from '#src/providers/firstCalls.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { apiPrefix, readingOf } from '#src/providers/transmission.ts'
import type { PageOwner } from './storedPage.ts'

/**
 * Requests what a page of this address needed at the last visit, while its code loads: first what it asked for last, its
 * rows. Only from the console's own server, which alone gets the token. A failure is shown if the console has nothing else
 * to start from.
 */
export function beginReadings(begun: BegunReadings, owner: PageOwner): void {
  const init = readingOf({ token: owner.token, locale: storedLocale() })
  for (const url of readFirstCalls(owner, location.hash).toReversed())
    if (url.startsWith(`${apiPrefix}/`)) beginReading(begun, url, init)
}
