import { useContext, useMemo, useState } from 'react'
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import type { Selection } from './selection.ts'

interface Ticks {
  readonly site: string | undefined
  /** The filters whose records are all selected, as a text; null if records are selected one by one. */
  readonly all: string | null
  /** The selected records; if all are selected, those that were deselected. */
  readonly ids: readonly RaRecord['id'][]
}

/**
 * The selection of the surrounding list. It survives filters, sorting and pages, and ends when the user
 * leaves the list or changes the site. "All matching" is a condition on the filters, and ends when they
 * change.
 */
export function useSelectionState(canTickAll: boolean): Selection {
  const { data, total: counted, filter, filterValues } = useListContext<RaRecord>()
  const site = useContext(PersonContext)?.site?._id
  const asked = JSON.stringify({ ...filterValues, ...filter })
  const [ticks, setTicks] = useState<Ticks>({ site, all: null, ids: [] })
  const isOver = ticks.site !== site || (ticks.all !== null && ticks.all !== asked)
  if (isOver) setTicks({ site, all: null, ids: [] })
  const isCounted = counted !== undefined
  const total = counted ?? 0
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
      // A filter by record ids cannot have a second condition on ids, and does not need it.
      ...(canTickAll && isCounted && !('_id' in matching)
        ? { tickAll: () => setTicks({ site, all: asked, ids: [] }) }
        : {}),
      clear: () => setTicks({ site, all: null, ids: [] }),
    }
  }, [ticks, site, data, total, asked, canTickAll, isCounted])
}
