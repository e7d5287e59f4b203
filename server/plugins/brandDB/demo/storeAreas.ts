import type { DemoBrand } from './brands.ts'
import type { DemoFloor } from './floors.ts'
import type { Random } from '#server/demo/random.ts'
import type { Unit } from './storeUnits.ts'

/** The brand in each let unit. */
export type Tenants = ReadonlyMap<Unit, DemoBrand>

// Usual lettable area by trade, in square metres; the rest are about 110.
const usualArea: Record<string, number> = {
  LE01: 2600,
  LH04: 2200,
  KF04: 900,
  LE02: 800,
  FA06: 700,
  LE03: 500,
  FB01: 320,
  FB04: 300,
  FB02: 240,
  FB03: 200,
  LH01: 260,
  LH03: 300,
  LH02: 180,
  FB06: 75,
  JW01: 85,
  JW02: 70,
  BE02: 60,
}
const fixedAreas: Record<string, number> = { 'GZ L1-101': 120, 'SH L2-210': 100 }

/**
 * The area of every lot in square metres: what its trade needs; at full size the lots of a floor together
 * fill 96 % of it. The two fixed areas are those of the shop in the performance guide, and of the unit that
 * journeys split.
 */
export const storeAreas = (
  units: readonly Unit[],
  tenants: Tenants,
  { chance, small }: { chance: Random; small: boolean },
) => {
  const areas = new Map<number, number>()
  const elastic = new Map<DemoFloor, number[]>()
  for (const unit of units) {
    if (areas.has(unit.lot)) continue
    const brand = units
      .filter(({ lot }) => lot === unit.lot)
      .map((one) => tenants.get(one))
      .find(Boolean)
    const fixed =
      fixedAreas[`${unit.site.code} ${unit.store_no}`] ??
      (isKiosk(unit, brand) ? chance.int(9, 40) : undefined)
    areas.set(
      unit.lot,
      fixed ?? Math.round((usualArea[brand?.level1_id ?? ''] ?? 110) * (0.6 + chance.next())),
    )
    if (fixed === undefined) elastic.set(unit.floor, [...(elastic.get(unit.floor) ?? []), unit.lot])
  }
  if (!small) stretch(areas, elastic, units)
  return areas
}

const stretch = (areas: Map<number, number>, elastic: Map<DemoFloor, number[]>, units: readonly Unit[]) => {
  const total = (lots: Iterable<number>) => [...lots].reduce((sum, lot) => sum + (areas.get(lot) ?? 0), 0)
  for (const [floor, lots] of elastic) {
    const onFloor = new Set(units.filter((unit) => unit.floor === floor).map(({ lot }) => lot))
    const stretchable = total(lots)
    const factor = (0.96 * floor.gla_area - (total(onFloor) - stretchable)) / stretchable
    for (const lot of lots) areas.set(lot, Math.max(20, Math.round((areas.get(lot) ?? 0) * factor)))
  }
}

/** Whether a unit is a kiosk in the aisle, for some drinks, sweets and fragrances. */
export const isKiosk = (unit: Unit, brand: DemoBrand | undefined) =>
  unit.share === 1 && unit.lot % 4 === 1 && ['FB06', 'BE02', 'FB07'].includes(brand?.level1_id ?? '')
