import type { z } from 'zod'
import type { floor } from '#contract/brandDB/floor.ts'
import type { rentRoll } from '#contract/reports/report.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A tenant of a unit on the day, or the vacant unit. */
export type Line = z.infer<typeof rentRoll.reply>['list'][number]

/** A unit of the plan: its lines are its tenants, of which there are several if they share it. */
export interface Unit {
  readonly id: string
  readonly store_no: string
  readonly area: number
  readonly lines: readonly [Line, ...Line[]]
}

/** A floor of the plan with its units by number. */
export interface Level {
  readonly id: string
  readonly code: string
  readonly units: readonly Unit[]
  /** Let area over the whole area. */
  readonly occupancy: number
}

/** The floors that have units, in the order of `floors`, which is from the top down. */
export function floorsOf(
  lines: readonly Line[],
  floors: readonly ShownRecord<typeof floor>[],
): readonly Level[] {
  const byFloor = Map.groupBy(lines, ({ floor_id }) => floor_id)
  const order = [...floors.map(({ id }) => String(id)), ...byFloor.keys()]
  return [...new Set(order)].flatMap((id) => {
    const own = byFloor.get(id)
    if (!own) return []
    const code = floors.find((one) => one.id === id)?.code ?? id
    const units = [...Map.groupBy(own, ({ store_id }) => store_id)].flatMap(([store, tenants]) =>
      unitOf(store, tenants),
    )
    const whole = sum(own)
    const occupancy =
      whole === 0 ? 0 : sum(own.filter(({ tenant_ship_id }) => tenant_ship_id !== null)) / whole
    return [{ id, code, units, occupancy }]
  })
}

function unitOf(id: string, [first, ...others]: readonly Line[]): Unit[] {
  if (!first) return []
  return [{ id, store_no: first.store_no, area: sum([first, ...others]), lines: [first, ...others] }]
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { area }) => all + area, 0)
