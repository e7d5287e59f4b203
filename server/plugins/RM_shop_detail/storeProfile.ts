import { sql } from 'kysely'
import type { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import { company } from '#contract/brandDB/company.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { storeProfile } from '#contract/RM_shop_detail/storeProfile.ts'
import { labelOf } from '#server/engine/labelOf.ts'
import { requireStore, storesAtSites } from '#server/engine/readableStore.ts'
import { shipOn, shopColumns } from '#server/engine/shopSummary.ts'
import { todaySql } from '#server/engine/today.ts'
import { labelTable, openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

// Everyone who may open the page of a shop may see its tenant, and until when it is let.
const ships = openedBy(tenantShip, 'shop.view')
const leases = openedBy(leaseShip, 'shop.view')

/** A shop: the unit, its tenant today, and the end of the lease. */
export const storeProfileRoute = route(storeProfile, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    await requireStore(context, query)
    const ship = shipOn(todaySql(context))
    const { rows } = await sql<z.infer<typeof storeProfile.reply>>`
      select ${shopColumns(context, ship)}, store.site, store.store_type, store.status,
        store.area::float8, store.is_split, store.is_merge,
        case when tenant_ship._id is not null then jsonb_build_object('_id', tenant_ship._id, 'trade_name', tenant_ship.trade_name,
          'status', tenant_ship.status, 'start_date', tenant_ship.start_date, 'end_date', tenant_ship.end_date,
          'lease_end', (select end_date from ${visibleTable(leases, context)} where _id = tenant_ship.lease_ship_id),
          'company', (select ${labelOf('company')}
            from ${labelTable(company, context)} where company._id = tenant_ship.company_id)) end as tenancy
      from ${storesAtSites(context)} join site at on at._id = store.site
        left join ${visibleTable(ships, context)} on tenant_ship._id = ${ship}
      where store._id = ${query.store_id}`.execute(context.db)
    if (!rows[0]) throw new ApiError('not_found')
    return rows[0]
  }),
}))
