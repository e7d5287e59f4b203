import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

// The reports of leasing once more, from the domain's formulas, one record after the other: slow and obvious.

// Rows of tables by the names of their columns: tests look into them freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Row = Readonly<Record<string, any>>

/** All rows that the reports are about, as the tables have them. */
export interface LettingRows {
  readonly stores: readonly Row[]
  readonly areas: readonly Row[]
  readonly ships: readonly Row[]
  readonly leases: readonly Row[]
}

export async function readLetting(db: Db): Promise<LettingRows> {
  const all = async (table: string, where = sql`deleted_at is null`) =>
    (await sql<Row>`select * from ${sql.table(table)} where ${where}`.execute(db)).rows
  return {
    stores: await all('store'),
    areas: await all('store_area_history', sql`true`),
    ships: await all('tenant_ship'),
    leases: await all('lease_ship'),
  }
}

const least = (...days: (string | null)[]): string => days.filter((one) => one !== null).toSorted()[0] ?? ''
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
const round = (value: number, places: number): number => {
  const factor = 10 ** places
  return Math.round(value * factor + Math.sign(value) * 1e-7) / factor
}
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const beginOf = (lease: Row): string => least(lease['start_date'], lease['activated_on'])

function statusOn(lease: Row, { leases, ships }: LettingRows, day: string): string {
  if (['draft', 'pending_approval'].includes(lease['status'])) return lease['status']
  const terminated = terminatedOn(lease, day)
  if (terminated && terminated <= day) return 'terminated'
  if (beginOf(lease) > day) return 'signed'
  const successors = leases.filter((one) => one['prev_lease_id'] === lease['_id'])
  const hasBegun = successors.some(
    (one) =>
      !['draft', 'pending_approval'].includes(one['status']) &&
      beginOf(one) <= day &&
      (one['terminated_on'] === null || one['terminated_on'] >= beginOf(one)),
  )
  if (hasBegun) return 'renewed'
  if (lease['end_date'] >= day) return 'active'
  const own = [lease, ...successors].map((one) => one['_id'])
  const stays = ships.some(
    (ship) =>
      own.includes(ship['lease_ship_id']) &&
      ship['start_date'] <= day &&
      (ship['actual_exit_date'] === null
        ? ['trading', 'notice'].includes(ship['status'])
        : ship['actual_exit_date'] >= day),
  )
  return stays ? 'holdover' : 'expired'
}

/** The area of the units of a lease on a day; that of the contract without units, or if other leases have the rest of them. */
function areaOfLease(lease: Row, { stores, areas }: LettingRows, day: string): number {
  const units = stores.filter(({ _id }) => lease['store_ids'].includes(_id))
  if (units.length === 0 || lease['shares_unit']) return Number(lease['area'])
  return sum(units.map((unit) => Number(measuredOn(areas, unit, day)?.['area'] ?? unit['area'])))
}

const measuredOn = (areas: readonly Row[], { _id }: Row, day: string): Row | undefined =>
  areas.find(
    (one) => one['store_id'] === _id && one['from'] <= day && (one['to'] === null || one['to'] >= day),
  )

/** The day of its termination, if that was signed by the end of a day in China. */
function terminatedOn(lease: Row, day: string): string | null {
  const night = Date.parse(`${day}T16:00:00Z`) / 1000
  return lease['terminated_at'] === null || lease['terminated_at'] < night ? lease['terminated_on'] : null
}

function baseOn(lease: Row, letting: LettingRows, day: string): number | null {
  if (lease['rent_model'] === 'turnover') return null
  const at = day < lease['start_date'] ? lease['start_date'] : least(day, lease['end_date'])
  const step = (lease['rent_steps'] as Row[]).find(({ from, to }) => from <= at && at <= to)
  if (!step) return null
  return round(step['base_rent_month'] ?? step['base_rent_per_m2'] * areaOfLease(lease, letting, day), 2)
}

const isThere = (ship: Row, day: string): boolean =>
  ship['start_date'] <= day &&
  (ship['actual_exit_date'] === null
    ? ship['end_date'] >= day || ['trading', 'notice'].includes(ship['status'])
    : ship['actual_exit_date'] >= day)

/** What the three reports of a site say of a day. */
export function obviousReports(letting: LettingRows, site: string, day: string) {
  const { stores, areas, ships, leases } = letting
  const units = stores
    .filter((store) => store['site'] === site && store['status'] !== 'planned')
    .filter(({ effective_from: from }) => from === null || from <= day)
    .filter(({ effective_to: to, is_split, is_merge }) => (to === null ? !is_split && !is_merge : to >= day))
    .map((unit) => ({
      _id: String(unit['_id']),
      area: Number(measuredOn(areas, unit, day)?.['area'] ?? unit['area']),
    }))
  const areaOf = new Map(units.map((unit) => [unit._id, unit.area]))
  const there = ships.filter((ship) => ship['site'] === site && isThere(ship, day))
  const inForce = leases
    .filter((lease) => lease['site'] === site)
    .map((lease) => ({ lease, status: statusOn(lease, letting, day), base: baseOn(lease, letting, day) }))
    .filter(({ status }) => ['active', 'holdover'].includes(status))
    .map((one) => ({
      ...one,
      area: Number(one.lease['area']),
      last: least(one.lease['end_date'], terminatedOn(one.lease, day)),
    }))

  const active = inForce.filter(({ status }) => status === 'active')
  const years = (last: string) => Math.max(0, days(day, last)) / 365.25
  const wale = (weight: (one: (typeof inForce)[number]) => number) => {
    const weights = sum(active.map(weight))
    return weights === 0 ? null : round(sum(active.map((one) => weight(one) * years(one.last))) / weights, 6)
  }
  const [area, base] = [
    round(sum(inForce.map((one) => one.area)), 2),
    round(sum(inForce.map((one) => one.base ?? 0)), 2),
  ]
  const isEmpty = inForce.length === 0
  const totals = {
    area,
    currency: isEmpty ? null : site === '9' ? 'HKD' : 'CNY',
    monthly_base: isEmpty ? null : base,
    wale_area: wale((one) => one.area),
    wale_rent: isEmpty ? null : wale((one) => one.base ?? 0),
  }

  const first = Number(day.slice(0, 4))
  const names = ['holdover', ...Array.from({ length: 6 }, (_, n) => String(first + n)), 'later']
  const bucketOf = ({ status, last }: (typeof inForce)[number]) =>
    status === 'holdover' ? 'holdover' : Number(last.slice(0, 4)) > first + 5 ? 'later' : last.slice(0, 4)
  const buckets = names.map((bucket) => {
    const some = inForce.filter((one) => bucketOf(one) === bucket)
    const [own, rent] = [
      round(sum(some.map((one) => one.area)), 2),
      round(sum(some.map((one) => one.base ?? 0)), 2),
    ]
    return {
      bucket,
      leases: some.length,
      area: own,
      area_share: area === 0 ? null : round(own / area, 6),
      monthly_base: isEmpty ? null : rent,
      rent_share: isEmpty || base === 0 ? null : round(rent / base, 6),
    }
  })

  const lines = units.flatMap(({ _id, area: whole }) => {
    const tenants = there.filter((ship) => ship['store_id'] === _id)
    if (tenants.length === 0) return [[_id, null, null, whole, null].join()]
    return tenants.map((ship) => {
      const [found] = inForce
        .filter(({ lease }) => lease['store_ids'].includes(_id))
        .filter(({ lease }) => {
          const own = leases.find((one) => one['_id'] === ship['lease_ship_id'])
          const isOwn = lease['_id'] === own?.['_id'] || lease['_id'] === own?.['prev_lease_id']
          return isOwn || lease['brand_id'] === ship['brand_id']
        })
        .toSorted((a, b) => {
          const own =
            Number(b.lease['_id'] === ship['lease_ship_id']) -
            Number(a.lease['_id'] === ship['lease_ship_id'])
          if (own !== 0) return own
          if (a.lease['start_date'] !== b.lease['start_date'])
            return a.lease['start_date'] < b.lease['start_date'] ? 1 : -1
          return a.lease['_id'] < b.lease['_id'] ? -1 : 1
        })
      const shared = sum((found?.lease['store_ids'] ?? []).map((id: string) => areaOf.get(id) ?? 0))
      const rent = found?.base === null || !found ? null : round((found.base * whole) / shared, 2)
      return [
        _id,
        ship['_id'],
        found?.lease['_id'] ?? null,
        round(whole * Number(ship['share_ratio']), 2),
        rent,
      ].join()
    })
  })

  const shareOf = (id: string) =>
    Math.min(
      1,
      sum(there.filter((ship) => ship['store_id'] === id).map((ship) => Number(ship['share_ratio']))),
    )
  const [lettable, leased] = [
    sum(units.map((unit) => unit.area)),
    sum(units.map((unit) => unit.area * shareOf(unit._id))),
  ]
  const vacant = units.filter(({ _id }) => there.every((ship) => ship['store_id'] !== _id))
  return {
    totals,
    buckets,
    lines: lines.toSorted(),
    vacantArea: round(sum(vacant.map((unit) => unit.area)), 2),
    occupancy: {
      stores: units.length,
      vacant: vacant.length,
      lettable_area: round(lettable, 2),
      leased_area: round(leased, 2),
      occupancy_rate: lettable === 0 ? null : round(leased / lettable, 6),
    },
  }
}
