import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pathOf } from '#contract/common/menuAddress.ts'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { allNodes } from '#src/kit/base/menu/menuTree.ts'
import { useIsOpened } from '#src/kit/base/opening/opening.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { areaAt, fetchParts, isFetched } from '#src/providers/partFiles.ts'
import { storeWholePage } from '#src/providers/wholePages.ts'
import { useMenuNotes } from './menuMemory.ts'
import { useShell } from './shellContext.ts'

/**
 * Fetches the code of areas before they are opened: when the user points at a link to one, or reaches it with the
 * keyboard; and once the first page is complete, of the areas that they opened last, and the pages and forms of the open
 * area. Not on a connection that is slow or metered.
 */
export function useFetchAhead(): void {
  const isOpened = useIsOpened()
  const { menus } = useShell()
  const { visits } = useMenuNotes()
  const [earlier] = useState(visits)
  const known = useRef(new Set<string>())
  const fetchArea = (area: string | null) => {
    if (area === null || known.current.has(area)) return
    known.current.add(area)
    fetchParts([area, `${area} ${storedLocale()}`])
  }

  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
    if (link && isFree()) fetchArea(areaAt(link.getAttribute('href') ?? ''))
  }
  useListener(document, 'pointerover', fetchTarget)
  useListener(document, 'focusin', fetchTarget)

  const fetchLast = useEffectEvent(() => {
    const addresses = new Map(allNodes(menus).map(({ id, uri }) => [id, `#${pathOf(uri ?? '')}`]))
    const last = earlier.map(({ id }) => addresses.get(id) ?? '').map(areaAt)
    const here = areaAt(location.hash)
    if (here !== null) fetchParts([`${here} pages`])
    for (const area of [...new Set(last)].slice(0, mostAreas)) fetchArea(area)
  })
  useEffect(() => {
    if (!isOpened) return
    const here = areaAt(location.hash)
    if (here !== null) storeWholePage(location.hash, isFetched(`${here} pages`))
    if (isFree()) fetchLast()
  }, [isOpened])
}

/** The area of the page that is open can be one of them. */
const mostAreas = 3

/** Whether files may be fetched that the user perhaps never needs. Only some browsers know. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return (
    !connection ||
    (!connection.saveData && connection.type !== 'cellular' && !/2g|3g/.test(connection.effectiveType ?? ''))
  )
}

/** https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}
