import type { Unit } from './storeUnits.ts'

/** The corners of an outline, as fractions of the drawing's width and height. */
type Corners = [number, number][]

// Two rows of shops along a mall; the drawing of `floorPicture` has its walls there.
const left = 0.04
const right = 0.96
const rows = [
  { top: 0.06, bottom: 0.38 },
  { top: 0.62, bottom: 0.94 },
] as const

/**
 * The outline of each unit of a site on the drawing of its floor: the width follows the area, and what
 * belonged together is side by side.
 */
export function floorPlans(units: readonly Unit[], areas: ReadonlyMap<number, number>): Map<Unit, Corners> {
  const placed = new Map<Unit, Corners>()
  for (const onFloor of Map.groupBy(units, ({ floor }) => floor._id).values()) {
    const lots = [...Map.groupBy(onFloor, ({ lot }) => lot)].map(([lot, members]) => ({
      members,
      area: areas.get(lot) ?? 0,
    }))
    const half = Math.ceil(lots.length / 2)
    for (const [index, some] of [lots.slice(0, half), lots.slice(half)].entries()) {
      const row = index === 0 ? rows[0] : rows[1]
      const all = some.reduce((sum, { area }) => sum + area, 0)
      let x = left
      for (const { members, area } of some) {
        const width = all > 0 ? ((right - left) * area) / all : 0
        place(members, { x, width, ...row }, placed)
        x += width
      }
    }
  }
  return placed
}

interface Box {
  x: number
  width: number
  top: number
  bottom: number
}

// A unit that was split, or that others became, has the lot; its parts have their shares of it, in order.
function place(members: readonly Unit[], { x, width, top, bottom }: Box, placed: Map<Unit, Corners>): void {
  let at = x
  for (const unit of members) {
    const start = unit.share === 1 ? x : at
    const end = start + width * unit.share
    if (unit.share !== 1) at = end
    placed.set(unit, [
      [round(start), top],
      [round(end), top],
      [round(end), bottom],
      [round(start), bottom],
    ])
  }
}

const round = (share: number): number => Math.round(share * 1e4) / 1e4
