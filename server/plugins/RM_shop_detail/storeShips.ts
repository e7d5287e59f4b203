import { sql } from 'kysely'
import type { z } from 'zod'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { company } from '#contract/brandDB/company.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { seesStores } from '#contract/brandDB/storeQuery.ts'
import { recordSql } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { labelOf } from '#server/engine/labelOf.ts'
import { labelTable, openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { requireStore } from '#server/engine/readableStore.ts'

type Ship = z.infer<typeof storeShips.reply>['list'][number]
/** The unit through which a tenancy belongs to a store. */
type LinkingUnit = NonNullable<Ship['via']>

// Everyone who may look at a store may see its tenants, without the right to all tenancies.
const ships = openedBy(tenantShip, seesStores)
const leases = openedBy(leaseShip, seesStores)

/** The tenancies of a store, newest first, and on request those of the units that it came from or became. */
export const storeShipsRoute = route(storeShips, async ({ query, reading }) =>
  reading(async (context) => {
    await requireStore(context, query)
    const relatives = query.include_lineage === '1' ? await relativesOf(context, query.store_id) : []
    const via = new Map(relatives.map((relative) => [relative.store_id, relative]))
    const { rows } = await sql<Omit<Ship, 'via'> & { store_id: string }>`
      select ${recordSql(tenantShip, context)},
        (select ${labelOf('brand')} from ${labelTable(brand, context)} where brand._id = tenant_ship.brand_id) as brand,
        (select ${labelOf('company')} from ${labelTable(company, context)} where company._id = tenant_ship.company_id) as company,
        (select jsonb_build_object('_id', _id, 'contract_no', contract_no, 'lease_type', lease_type,
            'start_date', start_date, 'end_date', end_date, 'rent_model', rent_model, 'status', status)
          from ${visibleTable(leases, context)} where _id = tenant_ship.lease_ship_id) as lease
      from ${visibleTable(ships, context)}
      where store_id = any(${[query.store_id, ...via.keys()]})
      order by start_date desc, _id desc`.execute(context.db)
    // The columns are those of the contract's fields.
    const list = rows.map((row) => ({ ...row, via: via.get(row.store_id) ?? null }) as Ship)
    return { data: { list, total: list.length } }
  }),
)

/** The units that a store came from and became, at any distance, but not its siblings. */
async function relativesOf({ db }: Context, id: string): Promise<LinkingUnit[]> {
  const { rows } = await sql<LinkingUnit>`
    with recursive older (store_id, kind) as (
      select parent_id, kind from store_lineage where child_id = ${id}
      union select l.parent_id, l.kind from store_lineage l join older on l.child_id = older.store_id
    ), newer (store_id, kind) as (
      select child_id, kind from store_lineage where parent_id = ${id}
      union select l.child_id, l.kind from store_lineage l join newer on l.parent_id = newer.store_id
    )
    select distinct on (store_id) store_id, kind from (select * from older union all select * from newer) relative
    order by store_id, kind`.execute(db)
  return rows
}
