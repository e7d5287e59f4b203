import { sql } from 'kysely'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import type { Db } from '#server/db/database.ts'

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const day = (offset: number): string =>
  new Date(Date.UTC(2026, 10, 15) + offset * 86_400_000).toISOString().slice(0, 10)

/**
 * Two hundred leases at three sites with any dates, steps, tenants and successors, also such that no form would let through, and
 * tenancies that share their units.
 */
export async function addRandomLeases(db: Db): Promise<void> {
  const next = numbers(20_261_115)
  const below = (count: number) => Math.floor(next() * count)
  const { rows: stores } = await sql<{ _id: string; site: string; area: number; currency: string }>`
    select store._id, site, area, currency from store join site on site._id = store.site
    where site in ('8', '4', '9') order by store._id`.execute(db)
  // All share their units, because a unit has one lease otherwise.
  await sql`update lease_ship set shares_unit = true where site in ('8', '4', '9')`.execute(db)
  let before: string | null = null
  for (let index = 0; index < 200; index += 1) {
    const store = stores[below(stores.length)]
    const other = stores[below(stores.length)]
    if (!store) throw new Error('There are no stores.')
    const start = below(2400) - 1600
    const end = start + 1 + below(1500)
    const status = leaseShip.fields.status.choices?.[below(8)] ?? 'draft'
    const units =
      other?.site === store.site && other._id !== store._id && below(4) === 0
        ? [store._id, other._id]
        : [store._id]
    const [isPerM2, hasRent] = [below(3) === 0, below(5) > 0]
    const steps = hasRent
      ? [
          { from: day(start), to: day(start + Math.floor((end - start) / 2)) },
          { from: day(start + Math.floor((end - start) / 2) + 1), to: day(end) },
        ]
          .filter(({ from, to }) => from <= to)
          .map((step) => {
            const amount = Math.round(next() * 9_000_000) / 100
            return {
              ...step,
              base_rent_month: isPerM2 ? null : amount,
              base_rent_per_m2: isPerM2 ? Math.round(amount / 10) / 100 : null,
            }
          })
      : []
    const id = `RL-${index}`
    const brand = `B${123}`
    await sql`
      insert into lease_ship (_id, contract_no, site, store_ids, brand_id, start_date, end_date, rent_model, currency, area,
        status, prev_lease_id, terminated_on, terminated_at, activated_on, rent_steps, mgmt_fee_per_m2, shares_unit)
      values (${id}, ${id}, ${store.site}, ${units}, ${brand}, ${day(start)}, ${day(end)},
        ${index % 6 === 1 ? 'turnover' : 'fixed'}, ${store.currency},
        ${1 + below(50_000) / 100}, ${status}, ${below(4) === 0 ? before : null},
        ${status === 'terminated' || below(9) === 0 ? day(start + below(end - start)) : null},
        ${below(2) === 0 ? Date.parse(day(start + below(end - start))) / 1000 : null},
        ${below(12) === 0 ? day(start - below(200)) : null}, ${JSON.stringify(steps)}::jsonb, ${below(60)}, true)`.execute(
      db,
    )
    before = id
    if (below(4) === 0) continue
    const ship = (['signed', 'fitting_out', 'trading', 'notice', 'exited'] as const)[below(5)] ?? 'signed'
    await sql`
      insert into tenant_ship (_id, site, store_id, brand_id, lease_ship_id, start_date, end_date, actual_exit_date, status, share_ratio)
      values (${`RT-${index}`}, ${store.site}, ${store._id}, ${index % 5 === 3 ? 'B124' : brand}, ${id}, ${day(start)}, ${day(end)},
        ${ship === 'exited' ? day(start + below(end - start + 200)) : null}, ${ship}, ${[1, 0.5, 0.25][below(3)] ?? 1})`.execute(
      db,
    )
  }
}
