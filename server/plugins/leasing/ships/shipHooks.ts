import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { periodErrors, type tenantShip } from '#contract/leasing/tenantShip.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { countBy } from '#server/engine/counters.ts'
import { oneByOne, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { todaySql } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { requireMovable } from './requireMovable.ts'
import { lockUnits, requireRoom, type ShipRow } from './requireRoom.ts'
import { followShips } from './unitStatus.ts'

/** What the server does for tenancies beyond their contract. */
export const shipHooks: ResourceHooks<typeof tenantShip> = {
  derived: {
    active_on: () => sql`daterange(start_date, coalesce(actual_exit_date, end_date), '[]')`,
    is_current: isCurrent,
    floor_id: (context) =>
      sql`(select floor_id from ${scopedTable(store, context)} where store._id = tenant_ship.store_id)`,
    name: shownName('name'),
    name_en: shownName('name_en'),
    name_tc: shownName('name_tc'),
  },
  preferred: isCurrent,
  totals: countBy('status'),
  complete: async (inside, docs) => {
    await lockUnits(inside, docs)
    return docs.map(() => ({}))
  },
  beforeSave: async (inside, intents) => {
    await lockUnits(
      inside,
      intents.map(({ after }) => after),
    )
    return requireEach(inside, intents)
  },
  afterChange: async (inside, changes) => {
    await requireRoom(
      inside,
      changes.flatMap(({ after }) => after ?? []),
    )
    await followShips(
      inside,
      changes.flatMap(({ before, after }) => after?.store_id ?? before?.store_id ?? []),
    )
  },
  actions: {
    open: (inside, ship, { open_date }) => checked(inside, ship, { open_date }),
    exit: (inside, ship, { actual_exit_date }) => checked(inside, ship, { actual_exit_date }),
  },
}

const requireEach = oneByOne(async (inside: Context, { before, values, after }: Intent<ShipRow>) => {
  if (!before) await requirePresent(inside, after)
  if (!before || values.lease_ship_id) await requireOwnLease(inside, after)
  if (before) await requireMovable(inside, before, after)
  return {}
})

/** The name of the brand in a language, unless the name over the door is none of the brand's names. */
function shownName(field: 'name' | 'name_en' | 'name_tc') {
  return (context: Context): Sql => sql`coalesce((
    select brand.${sql.ref(field)} from ${scopedTable(brand, context)} where brand._id = tenant_ship.brand_id
      and coalesce(trade_name in (brand.name, brand.name_en, brand.name_tc), trade_name is null)), trade_name)`
}

function isCurrent(context: Context): Sql {
  return sql`(select ${todaySql(context)} between start_date and coalesce(actual_exit_date, end_date)
    from site at where at._id = tenant_ship.site)`
}

/** Throws 4091 for a unit that was split or merged: nobody moves into history. */
async function requirePresent(inside: Context, { store_id }: ShipRow): Promise<void> {
  const { rows } = await sql<{ is_split: boolean }>`
    select is_split from ${visibleTable(store, await asSystem(inside))}
    where _id = ${store_id} and (is_split or is_merge)`.execute(inside.db)
  const [gone] = rows
  if (gone) throw new ApiError('state.transition', { reason: gone.is_split ? 'is_split' : 'is_merge' })
}

/** Throws 4004 for a lease of another store. */
async function requireOwnLease(inside: Context, { lease_ship_id, store_id }: ShipRow): Promise<void> {
  if (lease_ship_id === null || lease_ship_id === undefined) return
  const { rows } = await sql`
    select from ${visibleTable(leaseShip, await asSystem(inside))}
    where _id = ${lease_ship_id} and ${store_id} = any(store_ids)`.execute(inside.db)
  if (rows.length === 0) throw refuseFields('validation.failed', { lease_ship_id: 'reference' })
}

async function checked<T extends Partial<ShipRow>>(inside: Context, ship: ShipRow, values: T): Promise<T> {
  const errors = periodErrors({ ...ship, ...values })
  if (Object.keys(errors).length > 0) throw refuseFields('validation.failed', errors)
  await requireMovable(inside, ship, { ...ship, ...values })
  return values
}
