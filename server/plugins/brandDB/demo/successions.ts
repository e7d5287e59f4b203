import { addDays } from '#server/demo/calendar.ts'
import { randomFor } from '#server/demo/random.ts'
import type { DemoStore } from './stores.ts'

/** A unit that became another, alone or with others: `kind` says whether it was split or merged. */
export interface Succession {
  parent: DemoStore
  child: DemoStore
  kind: 'split' | 'merge'
  date: string
  /** The larger part, in which its tenant stayed. */
  isMain: boolean
}

/**
 * Which unit became which. Units of one lot: a split unit and its parts, or merged units and the unit that
 * they are now.
 */
export const successions = (rows: readonly DemoStore[], lots: ReadonlyMap<string, string>): Succession[] =>
  [...Map.groupBy(rows, ({ _id }) => lots.get(_id)).values()].flatMap((units) => {
    const past = units.filter(({ effective_to }) => effective_to !== null)
    const present = units.filter(({ effective_to }) => effective_to === null)
    const largest = Math.max(...(past.length > 1 ? past : present).map(({ area }) => area))
    return past.flatMap((parent) =>
      present.map((child) => ({
        parent,
        child,
        kind: parent.is_split ? ('split' as const) : ('merge' as const),
        date: child.effective_from,
        isMain: (past.length > 1 ? parent : child).area === largest,
      })),
    )
  })

/** Rows of the table `store_lineage`. The share is that of the smaller in the larger unit. */
export const storeLineage = (list: readonly Succession[]) =>
  list.map(({ parent, child, kind, date }) => ({
    parent_id: parent._id,
    child_id: child._id,
    kind,
    effective_date: date,
    area_share:
      Math.round((kind === 'split' ? child.area / parent.area : parent.area / child.area) * 1e6) / 1e6,
  }))

/**
 * Rows of the table `store_area_history`: the current area of a unit, and for a few the area before their
 * walls were moved.
 */
export const storeAreaHistory = (stores: readonly DemoStore[], today: string) =>
  stores.flatMap(({ _id: store_id, area, effective_from, effective_to, status }) => {
    const chance = randomFor(`area ${store_id}`)
    const moved = addDays(today, -chance.int(400, 900))
    const isMoved = status === 'trading' && chance.chance(0.05) && moved > addDays(effective_from, 200)
    if (!isMoved) return [{ store_id, from: effective_from, to: effective_to, area }]
    const before = Math.round(area * (0.82 + chance.next() * 0.3) * 100) / 100
    return [
      { store_id, from: effective_from, to: addDays(moved, -1), area: before },
      { store_id, from: moved, to: effective_to, area },
    ]
  })
