import { sql } from 'kysely'
import { site } from '#contract/common/site.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { requireSite } from '#server/engine/scope.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { readParams } from '#server/services/params.ts'
import { ratesTo } from './rates.ts'

/** The currency of a reply, and the sites whose amounts cannot be converted to it because a rate is missing. */
export interface Money {
  readonly currency: string
  readonly unconverted: readonly string[]
}

/** Months, both ends included. */
export interface Months {
  readonly from: string
  readonly to: string
}

/**
 * The currency that these sites share, otherwise the operator's (domain reference D.1.14). Throws 4032 for a site
 * that is not the person's.
 */
export async function moneyOf(
  context: Context,
  asked: { readonly site?: string | undefined; readonly currency?: string | undefined },
  months: Months,
): Promise<Money> {
  const one = isAll(asked.site) ? null : asked.site
  if (one !== null) requireSite(context.who, one)
  const { rows } = await sql<{ _id: string; currency: string }>`
    select _id, currency from ${visibleTable(site, context)} where ${one}::text is null or _id = ${one}`.execute(
    context.db,
  )
  const [first, ...others] = new Set(rows.map((row) => row.currency))
  const shared = others.length === 0 ? first : undefined
  const currency = asked.currency ?? shared ?? (await readParams(context.db))('fx.default_currency')
  const foreign = rows.filter((row) => row.currency !== currency).map(({ _id }) => _id)
  return { currency, unconverted: await withoutRate(context, { foreign, currency, ...months }) }
}

/** Whether a reading call is about all sites of the person. */
export const isAll = (asked: string | undefined): asked is undefined | '' | 'ALL' =>
  asked === undefined || asked === '' || asked === 'ALL'

async function withoutRate(
  context: Context,
  { foreign, currency, from, to }: Months & { foreign: readonly string[]; currency: string },
): Promise<readonly string[]> {
  if (foreign.length === 0) return []
  const { rows } = await sql<{ site: string }>`
    select distinct site._id as site from ${scopedTable(performanceRecord, context)}
    join ${visibleTable(site, context)} on site._id = retail_performance.site
    where site._id = any(${[...foreign]}) and retail_performance.stat_month between ${from} and ${to}
      and not exists (select from ${ratesTo(currency, context)}
        where rates.stat_month = retail_performance.stat_month and rates.currency = site.currency)`.execute(
    context.db,
  )
  return rows.map((row) => row.site)
}
