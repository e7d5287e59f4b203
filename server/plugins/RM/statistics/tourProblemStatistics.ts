import { sql } from 'kysely'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import type { Locale } from '#contract/localText.ts'
import { problemStatuses } from '#contract/RM/problem.ts'
import { tourProblemStatistics } from '#contract/RM/tourStatistics.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { labelTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { isOverdue } from '#server/plugins/RM/problems/isOverdue.ts'
import { keyOf, namesIn, type Dimension } from './dimensions.ts'
import { foundIn, isFixed } from './population.ts'

type Statistics = z.infer<typeof tourProblemStatistics.reply>

/** The figures of a period (domain reference D.5). */
export const tourProblemStatisticsRoute = route(tourProblemStatistics, async ({ query, locale, reading }) => {
  const { group_by, ...period } = query
  return {
    data: await reading(async (context): Promise<Statistics> => {
      const found = foundIn(context, period)
      return {
        ...(await figures(context, found)),
        by_category: await grouped(context, found, { dimension: 'category', locale }),
        ...(group_by ? { by_group: await grouped(context, found, { dimension: group_by, locale }) } : {}),
        top_stores: await topStores(context, found),
      }
    }),
  }
})

type Figures = Omit<Statistics, 'by_category' | 'by_group' | 'top_stores'>

async function figures(context: Context, found: Sql): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with found as (select problem.*, ${isOverdue(context)} as is_late, ${isFixed} as is_fixed from ${found}),
      counted as (select * from found where status <> 'void')
    select count(*)::int as total,
      (${countsOf('found', sql`status`, problemStatuses)}) as by_status,
      (${countsOf('counted', sql`severity`, ['1', '2', '3', '4'])}) as by_severity,
      count(*) filter (where is_late)::int as overdue,
      ${rate(sql`is_late or (is_fixed and fixed_at > due_at)`)} as overdue_rate,
      ${rate(sql`is_fixed`)} as fix_rate,
      avg((fixed_at - found_at) / 3600.0)::float8 as avg_fix_hours,
      percentile_cont(0.5) within group (order by (fixed_at - found_at) / 3600.0) as median_fix_hours,
      ${rate(sql`reopen_count > 0`)} as reopen_rate
    from counted`.execute(context.db)
  const [row] = rows
  if (!row) throw new Error('an aggregate has one row')
  return row
}

/** The share of the problems for which a condition holds; null if there are none. */
const rate = (condition: Sql): Sql =>
  sql`(count(*) filter (where ${condition})::float8 / nullif(count(*), 0))`

/** An object with the count of each of these values, 0 where there is none. */
const countsOf = (table: 'found' | 'counted', column: Sql, values: readonly string[]): Sql => sql`
  select jsonb_object_agg(value, coalesce(n, 0)) from unnest(${[...values]}::text[]) value
  left join (select ${column}::text as value, count(*) as n from ${sql.table(table)} group by 1) known using (value)`

/** The count of each member of a dimension, the largest first. */
async function grouped(
  context: Context,
  found: Sql,
  { dimension, locale }: { dimension: Dimension; locale: Locale },
): Promise<Statistics['by_category']> {
  const { rows } = await sql<{ key: string | null; count: number }>`
    select ${keyOf[dimension]} as key, count(*)::int as count from ${found} where status <> 'void'
    group by 1 order by count desc, key`.execute(context.db)
  const nameOf = await namesIn(
    context,
    dimension,
    rows.flatMap(({ key }) => key ?? []),
    locale,
  )
  return rows.map(({ key, count }) => ({ _id: key ?? '', name: key === null ? '' : nameOf(key), count }))
}

async function topStores(context: Context, found: Sql): Promise<Statistics['top_stores']> {
  const { rows } = await sql<Statistics['top_stores'][number]>`
    select top.store_id, coalesce(concat_ws(' ', store.store_no, store.name), top.store_id) as name, top.count from (
      select store_id, count(*)::int as count from ${found} where status <> 'void'
      group by store_id order by count desc, store_id limit 10
    ) top left join ${labelTable(store, context)} on store._id = top.store_id
    order by top.count desc, top.store_id`.execute(context.db)
  return rows
}
