import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useResourceContext, type RaRecord } from 'react-admin'
import { useNavigationType } from 'react-router-dom'
import { isReturn } from '#src/kit/value/frame/returning.ts'

interface Place {
  /** The row that was clicked or had the focus last. */
  readonly id: string | undefined
  /** How far the table and the page around it were scrolled. */
  readonly tops: readonly number[]
}

interface ReturnOptions {
  /** The element that scrolls, or is on a page that does. */
  readonly box: RefObject<HTMLElement | null>
  readonly records: readonly RaRecord[]
  /** Renders a row that is not on screen, by its index. */
  readonly keep: (index: number) => void
}

/**
 * Leads back to the row that somebody came from, and scrolls the list to where it was: with the keys or buttons of
 * the browser, the links back, and after saving. Returns what to call when a row is clicked or gets the focus.
 */
export function useReturn({ box, records, keep }: ReturnOptions): (row: string) => void {
  const resource = useResourceContext() ?? ''
  const places = placesIn(useQueryClient())
  const { state } = useLocation()
  const came = useNavigationType()
  const last = useRef<string | undefined>(undefined)
  const due = useRef(false)
  const isComing = useEffectEvent(() => came === 'POP' || isReturn(state))
  // Again whenever a list that was kept is shown.
  useLayoutEffect(() => {
    due.current = isComing()
    const element = box.current
    return () => {
      places.set(resource, { id: last.current, tops: scrollers(element).map(({ scrollTop }) => scrollTop) })
    }
  }, [box, places, resource])
  useLayoutEffect(() => {
    const place = places.get(resource)
    if (!due.current || records.length === 0) return undefined
    due.current = false
    if (!place) return undefined
    const index = records.findIndex(({ id }) => String(id) === place.id)
    const restore = () => {
      for (const [at, one] of scrollers(box.current).entries()) one.scrollTop = place.tops[at] ?? 0
      const row = box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(place.id ?? '')}"]`)
      const isFree = !document.activeElement?.closest('input, textarea, [role=dialog]')
      if (row && isFree) row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    }
    if (index >= 0) keep(index)
    restore()
    // The frame begins each page at its top, and long tables render the row in a second step.
    const frame = requestAnimationFrame(restore)
    return () => cancelAnimationFrame(frame)
  }, [box, places, resource, records, keep])
  return (row) => {
    last.current = row
  }
}

/** The box itself, and the page that it is on. */
function scrollers(box: HTMLElement | null): readonly HTMLElement[] {
  const page = box?.closest<HTMLElement>('main')
  return box ? [box, ...(page ? [page] : [])] : []
}

/** The place in each list, by running console. */
const memory = new WeakMap<QueryClient, Map<string, Place>>()

function placesIn(queries: QueryClient): Map<string, Place> {
  const places = memory.get(queries) ?? new Map<string, Place>()
  memory.set(queries, places)
  return places
}
