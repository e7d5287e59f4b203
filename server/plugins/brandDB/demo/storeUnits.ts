import { addDays, monthStart } from '#server/demo/calendar.ts'
import type { DemoFloor } from './floors.ts'
import { at, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { StoreQuota } from './storeQuotas.ts'

/** A unit of a site before it has a tenant and an area. */
export interface Unit {
  site: DemoSite
  floor: DemoFloor
  store_no: string
  kind: 'let' | 'vacant' | 'split' | 'merged'
  /**
   * Units of one lot share its area: a split unit and its children, merged units and the unit that they
   * became.
   */
  lot: number
  share: number
  effective_from: string
  effective_to: string | null
}

/** What the layout of a site needs. `now` is a day, `YYYY-MM-DD`. */
export interface UnitOptions {
  site: DemoSite
  floors: readonly DemoFloor[]
  quota: StoreQuota
  today: string
  chance: Random
}

/**
 * Lays out the units of a site floor by floor. If there is a merge, L2-115 to L2-117 became L2-118; the first
 * vacant unit is L2-210 and the first let unit L1-101, because guides and journeys refer to them.
 */
export const storeUnits = ({ site, floors, quota, today, chance }: UnitOptions): Unit[] => {
  const units: Unit[] = []
  const nextNo = numbering(quota.merges > 0 ? ['L2-115', 'L2-116', 'L2-117', 'L2-118', 'L2-210'] : ['L2-210'])
  let lot = 0
  const add = (code: string, unit: Partial<Unit> & Pick<Unit, 'kind' | 'store_no'>) => {
    const floor = floors.find((one) => one.code === code)
    if (floor === undefined) throw new Error(`${site.code} has no floor ${code}`)
    units.push({ site, floor, lot, share: 1, effective_from: site.open_date, effective_to: null, ...unit })
  }
  const addSplit = (code: string, shares: readonly number[], date: string) => {
    const store_no = nextNo(code)
    add(code, { kind: 'split', store_no, effective_to: addDays(date, -1) })
    shares.forEach((share, part) => {
      add(code, { kind: 'let', store_no: `${store_no}${'ABC'.charAt(part)}`, share, effective_from: date })
    })
    lot += 1
  }

  add('L1', { kind: 'let', store_no: nextNo('L1') })
  lot += 1
  if (quota.vacant > 0) add('L2', { kind: 'vacant', store_no: 'L2-210' })
  lot += 1
  for (let merge = 0; merge < quota.merges; merge++) {
    const date = monthStart(today, -8)
    for (const [index, share] of [0.3, 0.45, 0.25].entries())
      add('L2', { kind: 'merged', store_no: `L2-${115 + index}`, share, effective_to: addDays(date, -1) })
    add('L2', { kind: 'let', store_no: 'L2-118', effective_from: date })
    lot += 1
  }
  for (let split = 0; split < quota.splitInTwo + quota.splitInThree; split++) {
    // The first split is in the middle of a month: its sales month has rows of the unit and of its children.
    const date = split === 0 ? `${monthStart(today, -5).slice(0, 8)}15` : monthStart(today, -3 - 4 * split)
    addSplit(
      at(['L1', 'L3', 'L2', 'B1', 'L4'], split),
      split < quota.splitInTwo ? [0.55, 0.45] : [0.4, 0.35, 0.25],
      date,
    )
  }
  for (let vacant = 1; vacant < quota.vacant; vacant++, lot++) {
    const code = at(floors, vacant * 3).code
    add(code, { kind: 'vacant', store_no: nextNo(code) })
  }
  const weights = floorWeights(floors)
  for (; units.length < quota.total; lot++) {
    const code = weights(chance.next())
    add(code, { kind: 'let', store_no: nextNo(code) })
  }
  return units
}

// L1-101, L1-201, L1-102, …: two zones per floor, filled in turn, without the numbers reserved for fixtures.
const numbering = (kept: readonly string[]) => {
  const counts = new Map<string, number>()
  const next = (code: string): string => {
    const count = counts.get(code) ?? 0
    counts.set(code, count + 1)
    const store_no = `${code}-${(count % 2 === 0 ? 101 : 201) + Math.floor(count / 2)}`
    return kept.includes(store_no) ? next(code) : store_no
  }
  return next
}

const floorWeights = (floors: readonly DemoFloor[]) => {
  const total = floors.reduce((sum, { gla_area }) => sum + gla_area, 0)
  return (drawn: number) => {
    let left = drawn * total
    return (floors.find(({ gla_area }) => (left -= gla_area) < 0) ?? at(floors, 0)).code
  }
}
