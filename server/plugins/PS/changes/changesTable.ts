import { sql } from 'kysely'
import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import {
  changedFigures,
  type ChangedFigure,
  type performanceChanges,
} from '#contract/PS/performanceChanges.ts'
import { performanceFigures } from '#contract/PS/performanceFigures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { containsWords } from '#server/engine/searchWord.ts'
import { labelTable } from '#server/engine/visible.ts'
import { visibleChanges } from './visibleChanges.ts'

type Query = z.infer<typeof performanceChanges.query>

/** The figures that a person may see, of those that are compared. */
export const shownFigures = (seesRent: boolean): readonly ChangedFigure[] =>
  changedFigures.filter((name) => seesRent || !('isRent' in performanceFigures[name]))

/**
 * The rows that the runs of a site changed and that match, as a table `grouped`: each figure before, after and its
 * change, what both were calculated from, and the size by which the rows are sorted. What the person may not see is
 * null, and a row in which nothing else changed is left out.
 */
export const changesTable = (context: Context, query: Query, seesRent: boolean): Sql => sql`(
  select *, ${size(query, shownFigures(seesRent))} as size from (
    select change.run_id, run.started_at, change.site, change.stat_month, change.tenant_ship_id, change.store_id,
      ${either('brand_id')} as brand_id, ${either('floor_id')} as floor_id, ${either('category_id')} as category_id,
      old.inputs as was, new.inputs as is_now,
      ${sql.join(changedFigures.flatMap((name) => sidesOf(name, shownFigures(seesRent).includes(name))))}
    from ${visibleChanges(context, query.site)} ${decoded('before', 'old')} ${decoded('after', 'new')}
    cross join lateral (select retail_calc_run.started_at) run
    where change.site = ${query.site} and ${matching(query)} and ${found(context, query)}
    -- Each figure is calculated once, however often it is compared.
    offset 0
  ) sides
  where ${isWanted(query, shownFigures(seesRent))}
) grouped`

/** A stored row as columns; all null for a row that did not exist. */
const decoded = (side: 'before' | 'after', name: 'old' | 'new'): Sql => sql`
  cross join lateral jsonb_to_record(${sql.ref(`change.${side}`)}) as ${sql.ref(name)} (
    brand_id text, floor_id text, category_id text, inputs jsonb,
    ${sql.join(changedFigures.map((figure) => sql`${sql.ref(figure)} numeric`))})`

const either = (name: string): Sql => sql`coalesce(${sql.ref(`new.${name}`)}, ${sql.ref(`old.${name}`)})`

const matching = (query: Query): Sql =>
  sql.join(
    [
      sql`true`,
      ...(['run_id', 'stat_month', 'store_id', 'tenant_ship_id'] as const).flatMap((name) =>
        query[name] === undefined ? [] : [sql`${sql.ref(`change.${name}`)} = ${query[name]}`],
      ),
      ...(query.brand_id === undefined ? [] : [sql`${either('brand_id')} = ${query.brand_id}`]),
    ],
    sql` and `,
  )

function found(context: Context, { find }: Query): Sql {
  if (find === undefined) return sql`true`
  const has = (...names: readonly string[]) =>
    containsWords(sql`concat_ws(' ', ${sql.join(names.map((name) => sql.ref(name)))})`, find)
  return sql`(
    exists (select from ${labelTable(store, context)} where store._id = change.store_id and (${has('store.store_no')}))
    or exists (select from ${labelTable(brand, context)} where brand._id = ${either('brand_id')}
      and (${has('brand.name', 'brand.name_en', 'brand.name_tc')})))`
}

function sidesOf(name: ChangedFigure, isShown: boolean): readonly Sql[] {
  const side = (of: 'old' | 'new') => (isShown ? sql.ref(`${of}.${name}`) : sql`null::numeric`)
  return sideColumns(name, side('old'), side('new'))
}

/**
 * The columns of a figure: before, after and its change. An amount of a row that did not exist is 0; a ratio has no
 * change then.
 */
export function sideColumns(name: ChangedFigure, before: Sql, after: Sql): readonly Sql[] {
  const change = isSummed(name)
    ? sql`case when coalesce(${before}, ${after}) is not null then coalesce(${after}, 0) - coalesce(${before}, 0) end`
    : sql`${after} - ${before}`
  return [
    sql`${before} as ${sql.ref(`${name}_before`)}`,
    sql`${after} as ${sql.ref(`${name}_after`)}`,
    sql`${change} as ${sql.ref(`${name}_change`)}`,
  ]
}

/** Whether amounts of rows can be added up. */
export const isSummed = (name: ChangedFigure): boolean =>
  performanceFigures[name].unit === 'money' && name !== 'sales_density'

/** How far the figure of the query moved; without one, the amount that moved furthest. */
function size({ figure }: Query, shown: readonly ChangedFigure[]): Sql {
  const of = figure === undefined ? shown.filter(isSummed) : [figure]
  return sql`coalesce(greatest(${sql.join(of.map((name) => sql`abs(${sql.ref(`${name}_change`)})`))}), 0)`
}

function isWanted(query: Query, shown: readonly ChangedFigure[]): Sql {
  const of = query.figure === undefined ? shown : [query.figure]
  const changed = sql.join(
    of.map((name) => sql`${sql.ref(`${name}_before`)} is distinct from ${sql.ref(`${name}_after`)}`),
    sql` or `,
  )
  const most = query.more_than === undefined ? sql`true` : sql`${size(query, shown)} > ${query.more_than}`
  return sql`(${changed}) and ${most}`
}
