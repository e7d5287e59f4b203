import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

type Value = string | number | boolean | null | string[]

/** A calculated row that a test writes by hand. */
export interface PerformanceFixture extends Readonly<Record<string, Value>> {
  readonly stat_month: string
  readonly tenant_ship_id: string
}

const usual = {
  trading_days: 31,
  reported_days: 31,
  coverage: 1,
  run_id: 'run-by-hand',
  calculated_at: 1_794_000_000,
  input_hash: '',
}

/** Removes every calculated row, and writes these; store, brand and site are those of the tenancy. */
export async function writePerformance(db: Db, rows: readonly PerformanceFixture[]): Promise<void> {
  await sql`delete from retail_performance`.execute(db)
  await sql`delete from perf_dirty`.execute(db)
  for (const row of rows) {
    const { rows: ships } = await sql<Record<string, Value>>`
      select ship.site, ship.store_id, ship.brand_id, ship.company_id, store.floor_id from tenant_ship ship
      join store on store._id = ship.store_id where ship._id = ${row.tenant_ship_id}`.execute(db)
    const whole: Record<string, Value> = { ...usual, ...ships[0], ...row }
    const names = Object.keys(whole)
    await sql`insert into retail_performance (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => whole[name]))})`.execute(db)
  }
}

/** The first tenancies of a site, each in a store of its own. */
export async function tenanciesOf(db: Db, site: string, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`
    select min(_id) as _id from tenant_ship where site = ${site} and deleted_at is null
    group by store_id, site order by store_id limit ${count}`.execute(db)
  return rows.map(({ _id }) => _id)
}
