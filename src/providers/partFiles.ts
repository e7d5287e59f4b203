import { readText } from './storage.ts'

/**
 * Fetches the files of parts of the console at once, without running them: `console`, the texts of the console in a
 * language (`zh_CN`), an area (`RM`), its pages and forms if they are apart (`RM pages`), and its texts (`RM zh_CN`).
 * The browser fetches each file once.
 */
export function fetchParts(names: readonly string[]): void {
  const parts = readParts()
  for (const file of new Set(names.flatMap((name) => parts[name] ?? []))) document.head.append(linkTo(file))
}

/** Whether all files of a part have been fetched, however that came about. */
export function isFetched(name: string): boolean {
  const files = readParts()[name] ?? []
  const isKnown = (file: string) =>
    performance.getEntriesByName(new URL(`/${file}`, location.href).href).length > 0
  return files.length > 0 && files.every(isKnown)
}

/** The area of an address, if the user had it in the menu at their last visit and it was not switched off. */
export function areaAt(hash: string): string | null {
  const [, area] = /^#\/(\w+)\//.exec(hash) ?? []
  const isKnown = area !== undefined && readText('atrium.menu')?.includes(`/${area}/`)
  return isKnown && !readText('atrium.plugins_off')?.includes(`"${area}"`) ? area : null
}

/** The files of each part, which the build writes into the page (tools/partFiles.js); none in development. */
function readParts(): Readonly<Record<string, readonly string[]>> {
  const list = document.getElementById('parts')?.textContent ?? '{}'
  // Our own build wrote it.
  return JSON.parse(list) as Record<string, string[]>
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  link.crossOrigin = 'anonymous'
  link.href = `/${file}`
  return link
}
