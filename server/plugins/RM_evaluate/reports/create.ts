import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { dailyScoringCreate } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { requireStore } from '#server/engine/readableStore.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import { shipOn } from '#server/engine/shopSummary.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { itemSetFor } from './itemSet.ts'
import { wholeReport } from './report.ts'
import { requireDay } from './requireDay.ts'

/** A shop on a day. */
type NewReport = {
  readonly site: string
  readonly store_id: string
  readonly stat_time: number
  readonly item_set_version?: number | undefined
}

/** Starts the report of a shop on a day, or returns the one that exists. */
export const createRoute = route(dailyScoringCreate, async ({ body, context }) => ({
  data: await transact(context(), async (inside) => wholeReport(inside, await startReport(inside, body))),
}))

/** The id of the report of a shop on a day, which is started if it does not exist. */
export async function startReport(
  inside: Context,
  wanted: NewReport,
  source: 'form' | 'upload' = 'form',
): Promise<string> {
  const { site, store_id, stat_time } = wanted
  requireSite(inside.who, site)
  await requireStore(inside, { store_id, site })
  authorize(scoresShops, await withOwnStores(scoresShops, inside, [wanted]), wanted)
  const day = await requireDay(inside, wanted)
  // A concurrent request for the same report waits here.
  const { rows: shops } = await sql<{ report_id: string | null; tenant_ship_id: string | null }>`
    select report._id as report_id, ${shipOn(sql`${day}::date`)} as tenant_ship_id
    from (select * from store where _id = ${store_id} and site = ${site} for no key update) store
      left join scoring_report report
        on report.store_id = store._id and report.stat_time = ${stat_time} and report.deleted_at is null`.execute(
    inside.db,
  )
  const [shop] = shops
  if (!shop) throw new ApiError('not_found')
  if (shop.report_id !== null) return shop.report_id
  const set_id = await itemSetFor(inside.db, { store_id, day, version: wanted.item_set_version })
  const { tenant_ship_id } = shop
  const { _id } = await insert(scoringReport, inside, {
    site,
    store_id,
    stat_time,
    tenant_ship_id,
    set_id,
    status: 'draft',
    scorer_id: inside.who.id,
    source,
  })
  await sql`
    insert into scoring_report_item (report_id, item_id)
    select ${_id}, item._id from score_item item
    where item.set_id = ${set_id} and item.deleted_at is null and item.is_active`.execute(inside.db)
  return _id
}
