import { useContext, useMemo, useState } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { PersonContext } from '#src/kit/personContext.ts'
import type { Selection } from './selection.ts'

interface Ticks {
  readonly site: string | undefined
  /** The filters whose records are all ticked, as a text; null when records are ticked one by one. */
  readonly all: string | null
  /** The ticked records; where all are, those whose tick was taken away. */
  readonly ids: readonly RaRecord['id'][]
}

/**
 * What is ticked in the list round it. Ticks survive filters, sorting and pages, and end when the list is left or the site
 * changes. "All that match" is a condition on the filters, and ends when those change.
 */
export function useSelectionState(canTickAll: boolean): Selection {
  const { data, total = 0, meta, filter, filterValues } = useListContext<RaRecord>()
  const site = useContext(PersonContext)?.site?._id
  const asked = JSON.stringify({ ...filterValues, ...filter })
  const [ticks, setTicks] = useState<Ticks>({ site, all: null, ids: [] })
  const isOver = ticks.site !== site || (ticks.all !== null && ticks.all !== asked)
  if (isOver) setTicks({ site, all: null, ids: [] })
  const isCounted = meta?.isCounted !== false
  return useMemo(() => {
    const { all, ids } = ticks
    const shown = new Set(data?.map(({ id }) => id))
    const matching: Readonly<Record<string, unknown>> = JSON.parse(asked)
    const withoutTick = ids.length > 0 ? { _id: { $nin: ids } } : {}
    return {
      count: all === null ? ids.length : total - ids.length,
      ids: all === null ? ids : null,
      filter: all === null ? { _id: ids } : { ...matching, ...withoutTick },
      outOfView: all === null ? ids.filter((id) => !shown.has(id)).length : 0,
      matching: total,
      isTicked: (id) => ids.includes(id) === (all === null),
      tick: (some, isTicked) =>
        setTicks((now) => {
          const others = now.ids.filter((id) => !some.includes(id))
          return { ...now, ids: isTicked === (now.all === null) ? [...others, ...some] : others }
        }),
      // A filter that names records has no room for a second condition on their ids, nor needs it.
      ...(canTickAll && isCounted && !('_id' in matching)
        ? { tickAll: () => setTicks({ site, all: asked, ids: [] }) }
        : {}),
      clear: () => setTicks({ site, all: null, ids: [] }),
    }
  }, [ticks, site, data, total, asked, canTickAll, isCounted])
}
