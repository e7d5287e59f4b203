import { sql } from 'kysely'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import { store } from '#contract/brandDB/store.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { evaluate } from '#contract/access.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { columnsOf } from '#server/engine/columns.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { shipOn } from '#server/engine/shopSummary.ts'
import { setInForce } from '#server/plugins/RM_evaluate/reports/itemSet.ts'
import type { ReportRow } from '#server/plugins/RM_evaluate/reports/report.ts'
import type { ScoringDay } from '#server/plugins/RM_evaluate/results/day.ts'

/** A shop on the day, with its report if there is one, and the set that it is scored by. */
export interface ShopOnDay {
  readonly store_id: string
  readonly store_no: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
  readonly tenant_ship_id: string | null
  /** Null if no set of items applies to the shop. */
  readonly set_id: string | null
  readonly report: ReportRow | null
  /** Whether the person may score it. */
  readonly isOwn: boolean
}

/** An item of a set. */
export interface SetItem {
  readonly item_id: string
  readonly set_id: string
  readonly code: string
  readonly section: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
  readonly weight: number
  readonly min_score: number
  readonly max_score: number
  readonly remark_below: number | null
}

/** Whether a unit has one of these numbers, whatever their letter case and accents. */
export const hasNumber = (numbers: readonly string[]): Sql =>
  sql`code_key(store.store_no) in (select code_key(no) from unnest(${[...numbers]}::text[]) no)`

/** The shops of a site on a day, `YYYY-MM-DD`; only those with these unit numbers if some are given. */
export async function shopsOn(
  context: Context,
  { site, stat_time }: ScoringDay,
  day: string,
  numbers?: readonly string[],
): Promise<ShopOnDay[]> {
  const named = numbers ? hasNumber(numbers) : sql`true`
  const { rows } = await sql<Omit<ShopOnDay, 'isOwn'>>`
    select store._id as store_id, store.store_no, store.name, store.name_en, store.name_tc,
      coalesce(report.tenant_ship_id, ${shipOn(sql`${day}::date`)}) as tenant_ship_id,
      coalesce(report.set_id, ${setInForce(sql`${day}::date`)}) as set_id,
      case when report._id is not null then to_jsonb(report) end as report
    from ${scopedTable(store, context)} join site at on at._id = store.site
      left join (
        select ${columnsOf(scoringReport)} from ${scopedTable(scoringReport, context)} where stat_time = ${stat_time} and deleted_at is null
      ) report on report.store_id = store._id
    where store.site = ${site} and store.deleted_at is null and store.effective_to is null and ${named}
    order by ${naturalOrder('store.store_no')}`.execute(context.db)
  const records = rows.map(({ store_id }) => ({ store_id, site }))
  const who = await withOwnStores(scoresShops, context, records)
  return rows.map((shop) => ({
    ...shop,
    isOwn: evaluate(scoresShops, who, { store_id: shop.store_id, site }) === 'yes',
  }))
}

/** The items of these sets, in their order. */
export async function itemsOf(context: Context, sets: readonly (string | null)[]): Promise<SetItem[]> {
  const { rows } = await sql<SetItem>`
    select _id as item_id, set_id, code, section, name, name_en, name_tc, weight::float8, min_score::float8,
      max_score::float8, remark_below::float8
    from ${scopedTable(scoreItem, context)} where set_id = any(${[...new Set(sets)]}) and deleted_at is null and is_active
    order by "order", ${naturalOrder('code')}`.execute(context.db)
  return rows
}
