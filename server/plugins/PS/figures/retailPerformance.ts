import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { shiftMonth } from '#contract/month.ts'
import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { ApiError } from '#contract/reply.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { labelTable, openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { moneyOf } from './money.ts'
import { peersOf, type Subject } from './peers.ts'
import { periodOf } from './periodOf.ts'
import { readRows, readTotal, type Figures, type PerformanceRow } from './readFigures.ts'
import { scanned } from './scanned.ts'
import { readTrend } from './trend.ts'

/** The figures of the latest calculated month, the months before, and the peers. */
export const retailPerformanceRoute = route(retailPerformance, async ({ query, locale, reading }) => ({
  data: await reading(async (context) => {
    const { site, months } = query
    const subject = subjectOf(query)
    if (subject) await requireVisible(context, subject)
    const isTenancy = subject !== null && subject.field !== 'brand_id'
    const cond = JSON.stringify(subject ? { [subject.field]: subject.id } : {})
    const scope = { site, cond }
    const to = await lastMonth(context, scope)
    const seesRent = evaluate(seesRents, { ...context.who, site: null }) === 'yes'
    const span = { from: shiftMonth(to, 1 - months), to }
    const money = await moneyOf(context, { site }, span)
    const at = async (month: string): Promise<Figures> => ({
      scope,
      money,
      period: await periodOf(context, scope, { from: month, to: month }),
    })
    const one = async (month: string): Promise<PerformanceRow | null> =>
      oneRow(context, await at(month), { isTenancy, locale })
    const current = await one(to)
    return {
      trend: await readTrend(context, { ...(await at(to)), span, seesRent, isTenancy }),
      current,
      previous: await one(shiftMonth(to, -1)),
      peers: await peersOf(context, await at(to), { subject, current, seesRent }),
      currency: money.currency,
    }
  }),
}))

function subjectOf(query: { readonly [F in Subject['field']]?: string | undefined }): Subject | null {
  for (const field of ['store_id', 'tenant_ship_id', 'brand_id'] as const) {
    const id = query[field]
    if (id !== undefined) return { field, id }
  }
  return null
}

async function requireVisible(context: Context, { field, id }: Subject): Promise<void> {
  const tables: Readonly<Record<Subject['field'], Sql>> = {
    store_id: labelTable(store, context),
    brand_id: labelTable(brand, context),
    tenant_ship_id: visibleTable(openedBy(tenantShip, 'perf.view'), context),
  }
  const { rows } = await sql`select from ${tables[field]} where _id = ${id}`.execute(context.db)
  if (rows.length === 0) throw new ApiError('not_found')
}

/**
 * The latest month with figures, of several sites the latest that all of them have calculated: those with figures in the
 * three months before it. Without any figures, the month of the business clock.
 */
async function lastMonth(context: Context, scope: Figures['scope']): Promise<string> {
  const rowsOf = (which: Figures['scope']) =>
    scanned(context, which, { currency: '', unconverted: [] }, { from: '0001-01', to: '9999-12' })
  const { rows } = await sql<{ month: string | null }>`
    with own as (select site, max(stat_month) as latest from ${rowsOf(scope)} group by site),
      newest as (select max(latest) as month from own)
    select least(newest.month, (
      select min(latest) from (
        select max(stat_month) as latest from ${rowsOf({ site: scope.site })}
        where site in (select site from own
          where latest >= to_char((newest.month || '-01')::date - interval '3 months', 'YYYY-MM'))
        group by site) calculated)) as month
    from newest`.execute(context.db)
  return rows[0]?.month ?? new Date(context.now * 1000).toISOString().slice(0, 7)
}

/** A month as one row: that of the tenancy if there is only one, otherwise the sum. */
async function oneRow(
  context: Context,
  figures: Figures,
  { isTenancy, locale }: { isTenancy: boolean; locale: Parameters<typeof readRows>[2]['locale'] },
): Promise<PerformanceRow | null> {
  if (isTenancy) {
    const order = sql`grouped.sales desc nulls last`
    const rows = await readRows(context, figures, { group: 'store', locale, order, limit: sql`limit 2` })
    if (rows.length < 2) return rows[0] ?? null
  }
  const { row, count } = await readTotal(context, figures, 'store')
  return count === 0 ? null : row
}
