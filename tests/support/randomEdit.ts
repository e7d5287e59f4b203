import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Random } from '#server/demo/random.ts'

/** A current tenancy of a site with its lease, in the last months of the demo operator. */
interface Subject {
  readonly ship: string
  readonly lease: string
}

const inMonths = sql`sale_date between '2026-08-01' and '2026-10-31'`

/** Changes something that retail performance is calculated from, and returns the stores whose rows it concerns. */
export async function randomEdit(db: Db, site: string, chance: Random): Promise<readonly string[]> {
  const { rows } = await sql<Subject>`
    select s._id as ship, s.lease_ship_id as lease from tenant_ship s
    where s.site = ${site} and s.deleted_at is null and s.lease_ship_id is not null
      and s.start_date < '2026-08-01' and coalesce(s.actual_exit_date, '2026-12-31') > '2026-10-31'
    order by s._id`.execute(db)
  const subject = chance.pick(rows)
  await chance.pick(edits)(db, subject, chance)
  return storesOf(db, subject)
}

const edits: readonly ((db: Db, subject: Subject, chance: Random) => Promise<unknown>)[] = [
  (db, { ship }, chance) =>
    sql`update tenant_sale set amount = amount + ${chance.int(-5000, 90_000)}
      where tenant_ship_id = ${ship} and ${inMonths}`.execute(db),
  (db, { ship }, chance) =>
    sql`update tenant_sale set status = ${chance.pick(['void', 'estimated', 'reported'])}
      where tenant_ship_id = ${ship} and ${inMonths} and hashtext(_id) % 3 = 0`.execute(db),
  (db, { ship }, chance) =>
    sql`update tenant_sale set deleted_at = 1
      where tenant_ship_id = ${ship} and grain = 'D' and sale_date > ${chance.pick(['2026-08-20', '2026-10-10'])}`.execute(
      db,
    ),
  (db, { ship }, chance) =>
    sql`update tenant_rent set amount_due = amount_due * 1.5, is_actual = ${chance.chance(0.5)}
      where tenant_ship_id = ${ship} and stat_month between '2026-08' and '2026-10'`.execute(db),
  (db, { lease }, chance) =>
    sql`update lease_ship set mgmt_fee_per_m2 = ${chance.int(10, 90)}, rent_free_days = ${chance.int(0, 900)},
      turnover_period = ${chance.pick(['month', 'year'])} where _id = ${lease}`.execute(db),
  (db, { lease }) =>
    sql`update lease_rent_step set base_rent_month = base_rent_month * 1.1 where lease_id = ${lease}`.execute(
      db,
    ),
  (db, { lease }) =>
    sql`update lease_turnover_tier set rate = rate / 2 where lease_id = ${lease}`.execute(db),
  (db, { ship }, chance) =>
    sql`update tenant_ship set share_ratio = ${chance.pick([0.5, 0.8])}, actual_exit_date = ${chance.pick([null, '2026-09-12'])}
      where _id = ${ship}`.execute(db),
  (db, { ship }, chance) =>
    sql`update store_area_history set area = area + ${chance.int(1, 20)}
      where store_id = (select store_id from tenant_ship where _id = ${ship})`.execute(db),
  (db, { ship }, chance) =>
    sql`update brand set category_id = ${chance.pick(['BC1', 'BC2'])}
      where _id = (select brand_id from tenant_ship where _id = ${ship})`.execute(db),
]

/**
 * The stores of a tenancy and of all that share its store, its lease or its brand, with those that they were split from or
 * merged into.
 */
async function storesOf(db: Db, { ship, lease }: Subject): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select _id, prev_lease_id from lease_ship where _id = ${lease}
      union
      select l._id, l.prev_lease_id from chain join lease_ship l on l._id = chain.prev_lease_id or l.prev_lease_id = chain._id
    ), unit as (
      select other.store_id as id from tenant_ship this join tenant_ship other on other.site = this.site
        and (other.store_id = this.store_id or other.brand_id = this.brand_id or other.lease_ship_id in (select _id from chain))
      where this._id = ${ship}
      union
      select case unit.id when g.child_id then g.parent_id else g.child_id end
      from unit join store_lineage g on unit.id in (g.child_id, g.parent_id)
    ) select distinct id from unit`.execute(db)
  return rows.map(({ id }) => id)
}
