import { storedLocale } from '#src/providers/locale.ts'
import { areaAt, fetchParts } from '#src/providers/partFiles.ts'
import { isWholePage } from '#src/providers/wholePages.ts'

/**
 * Fetches everything that the page of a signed-in user will need, at once and without running it: the console, and the
 * area of the address with its texts. Otherwise each part would wait until the part that asks for it has run. What it
 * fetches too much or too little costs time, nothing else.
 */
export function preloadParts(): void {
  const locale = storedLocale()
  const area = areaAt(location.hash)
  const ofArea = area === null ? [] : [area, `${area} ${locale}`]
  const pages = area !== null && isWholePage(location.hash) ? [`${area} pages`] : []
  // The notices of `common` are on every page.
  fetchParts(['console', locale, `common ${locale}`, ...ofArea, ...pages])
}
