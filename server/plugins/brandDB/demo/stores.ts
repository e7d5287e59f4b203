import type { DemoBrand } from './brands.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { floorPlans } from './floorPlans.ts'
import type { DemoFloor } from './floors.ts'
import { random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import { isKiosk, storeAreas, type Tenants } from './storeAreas.ts'
import { storeQuota } from './storeQuotas.ts'
import { storeUnits, type Unit } from './storeUnits.ts'
import { successions } from './successions.ts'
import { threeNames } from '#server/demo/threeNames.ts'

/** A row of the table `store`. */
export type DemoStore = ReturnType<typeof storeRow>

/**
 * What filling the malls needs; `brands` are the active brands with their sites, `now` is in unix seconds.
 */
export interface StoreOptions {
  sites: readonly DemoSite[]
  floors: readonly DemoFloor[]
  brands: readonly DemoBrand[]
  small: boolean
  now: number
}

/** The units of all sites, what historical units became, and the brand in each let unit. */
export const stores = ({ sites, floors, brands, small, now }: StoreOptions) => {
  const brandOf = new Map<string, DemoBrand>()
  const lots = new Map<string, string>()
  const rows = sites.flatMap((site, siteIndex) => {
    const chance = random(8000 + siteIndex)
    const quota = storeQuota(siteIndex, small)
    const present = floors.filter((floor) => floor.site === site._id)
    const units = storeUnits({ site, floors: present, quota, today: siteDay(now), chance })
    const tenants = moveIn(
      units,
      brands.filter((brand) => brand.site_ids.includes(site._id)),
    )
    const areas = storeAreas(units, tenants, { chance, small })
    const plans = floorPlans(units, areas)
    const fitting = new Set([...tenants.keys()].filter(isPlain(units)).slice(3, 3 + quota.fittingOut))
    return units.map((unit) => {
      const brand = tenants.get(unit)
      const row = storeRow({
        unit,
        brand,
        category_id: (brand ?? neighbour(unit, tenants))?.category_id ?? null,
        area: (areas.get(unit.lot) ?? 0) * unit.share,
        status: fitting.has(unit) ? 'fitting_out' : statuses[unit.kind],
        outline: plans.get(unit) ?? null,
        now,
      })
      if (brand) brandOf.set(row._id, brand)
      lots.set(row._id, `${site._id} ${unit.lot}`)
      return row
    })
  })
  return { rows, brandOf, successions: successions(rows, lots) }
}

interface Sketch {
  unit: Unit
  brand: DemoBrand | undefined
  category_id: string | null
  area: number
  status: string
  outline: [number, number][] | null
  now: number
}

const storeRow = ({ unit, brand, category_id, area, status, outline, now }: Sketch) => ({
  _id: `S-${unit.site.code}-${unit.store_no}`,
  site: unit.site._id,
  floor_id: unit.floor._id,
  store_no: unit.store_no,
  ...nameOf(unit, brand),
  store_type: storeType(unit, brand),
  category_id,
  ...sizes(area),
  status,
  is_split: unit.kind === 'split',
  is_merge: unit.kind === 'merged',
  effective_from: unit.effective_from,
  effective_to: unit.effective_to,
  plan_polygon: outline,
  ...commonColumns(Math.min(now, Date.parse(unit.effective_from) / 1000)),
})

// Common space adds about a quarter; a front is about as long as a square shop is wide.
const sizes = (area: number) => ({
  area: Math.round(area * 100) / 100,
  area_gross: Math.round(area * 126) / 100,
  frontage_m: Math.round(Math.min(40, Math.sqrt(area) * 0.9) * 10) / 10,
})

const statuses = { let: 'trading', vacant: 'vacant', split: 'closed', merged: 'closed' } as const

// Shops of one trade are next to each other: jewellery at the door, eating at the top and in the basement,
// supermarkets on the lowest floor.
const tradeOrder = ['JW', 'BE', 'FA', 'LH', 'KF', 'LE', 'FB', 'SV', 'LH04']
const floorOrder = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'B1', 'B2']

const moveIn = (units: readonly Unit[], brands: readonly DemoBrand[]) => {
  const rank = ({ level1_id }: DemoBrand) =>
    tradeOrder.indexOf(level1_id === 'LH04' ? level1_id : level1_id.slice(0, 2))
  const rows = brands.toSorted((a, b) => rank(a) - rank(b))
  const rooms = units
    .filter(({ kind }) => kind === 'let')
    .toSorted((a, b) => floorOrder.indexOf(a.floor.code) - floorOrder.indexOf(b.floor.code))
  return new Map(
    rooms.flatMap((unit, index): [Unit, DemoBrand][] => (rows[index] ? [[unit, rows[index]]] : [])),
  )
}

const neighbour = (unit: Unit, tenants: Tenants) => {
  const others = [...tenants]
  return (
    others.find(([other]) => other.lot === unit.lot) ?? others.find(([other]) => other.floor === unit.floor)
  )?.[1]
}

// A unit that was never split or merged; the units being fitted out are among these.
const isPlain = (units: readonly Unit[]) => (unit: Unit) =>
  units.filter(({ lot }) => lot === unit.lot).length === 1

const vacantName = threeNames('空置铺位|空置舖位|Vacant unit')
const formerName = threeNames('原铺位|原舖位|Former unit')

const nameOf = (unit: Unit, brand: DemoBrand | undefined) => {
  if (brand) return { name: brand.name, name_tc: brand.name_tc, name_en: brand.name_en }
  return unit.kind === 'vacant' ? vacantName : formerName
}

const storeType = (unit: Unit, brand: DemoBrand | undefined) => {
  const trade = brand?.level1_id ?? ''
  if (trade === 'LE01') return 'cinema'
  if (trade === 'LH04' || trade === 'FA06') return 'anchor'
  if (trade === 'KF04' && brand?.level2_id.endsWith('-3')) return 'food_court'
  if (isKiosk(unit, brand)) return 'kiosk'
  if (unit.kind === 'vacant' && unit.floor.code === 'B2') return 'storage'
  return unit.lot % 29 === 28 ? 'popup' : 'inline'
}
