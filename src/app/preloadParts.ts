import { storedLocale } from '#src/providers/locale.ts'
import { storage } from '#src/providers/storage.ts'

/**
 * Fetches everything that the page of a signed-in user will need, at once and without running it: the console, and the
 * area of the address with its texts. Otherwise each part would wait until the part that asks for it has run. What it
 * fetches too much or too little costs time, nothing else.
 */
export function preloadParts(): void {
  const parts = readParts()
  const locale = storedLocale()
  const area = areaAt(location.hash)
  // The notices of `common` are on every page.
  const names = ['console', locale, `common ${locale}`, ...(area === null ? [] : [area, `${area} ${locale}`])]
  for (const file of new Set(names.flatMap((name) => parts[name] ?? []))) document.head.append(linkTo(file))
}

/** The files of each part, which the build writes into the page (tools/partFiles.js); none in development. */
function readParts(): Readonly<Record<string, readonly string[]>> {
  const list = document.getElementById('parts')?.textContent ?? '{}'
  // Our own build wrote it.
  return JSON.parse(list) as Record<string, string[]>
}

/** The area of an address, if the user had it in the menu at their last visit and it was not switched off. */
function areaAt(hash: string): string | null {
  const [, area] = /^#\/(\w+)\//.exec(hash) ?? []
  const isKnown = area !== undefined && storage.read('atrium.menu')?.includes(`/${area}/`)
  return isKnown && !storage.read('atrium.plugins_off')?.includes(`"${area}"`) ? area : null
}

function linkTo(file: string): HTMLLinkElement {
  const isStyle = file.endsWith('.css')
  return Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    ...(isStyle ? { as: 'style' } : {}),
    crossOrigin: 'anonymous',
    href: `/${file}`,
  })
}
