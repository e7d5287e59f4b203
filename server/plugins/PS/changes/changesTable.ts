import { sql } from 'kysely'
import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { store } from '#contract/brandDB/store.ts'
import { isSummed } from '#contract/PS/figure.ts'
import { figures, shown, visibleFigures, type ComparedFigure } from '#contract/PS/figures.ts'
import type { changeSides, performanceChanges } from '#contract/PS/performanceChanges.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { containsWords } from '#server/engine/searchWord.ts'
import { labelTable } from '#server/engine/visible.ts'
import { decoded } from './decoded.ts'
import { visibleChanges } from './visibleChanges.ts'

type Query = z.infer<typeof performanceChanges.query>

/**
 * The rows that the runs of a site changed and that match, as a table `grouped`: each figure before, after and its
 * change, the stored rows, and the size by which the rows are sorted. What the person may not see is
 * null, and a row in which nothing else changed is left out.
 */
export function changesTable(context: Context, query: Query, seesRent: boolean): Sql {
  const visible = visibleFigures(shown.compared, seesRent)
  const sidesOf = (name: ComparedFigure) => {
    const [before, after] = (['old', 'new'] as const).map((side) =>
      visible.includes(name) ? sql.ref(`${side}.${name}`) : sql`null::numeric`,
    )
    return before && after ? sideColumns(name, before, after) : []
  }
  return sql`(
  select *, ${size(query, visible)} as size from (
    select change.run_id, run.started_at, change.site, change.stat_month, change.tenant_ship_id, change.store_id,
      ${either('brand_id')} as brand_id, ${either('floor_id')} as floor_id, ${either('category_id')} as category_id,
      change.before as was, change.after as is_now,
      ${sql.join(shown.compared.flatMap(sidesOf))}
    from ${visibleChanges(context, query.site)} ${decoded('before', 'old')} ${decoded('after', 'new')}
    cross join lateral (select retail_calc_run.started_at) run
    where change.site = ${query.site} and ${matching(query)} and ${found(context, query)}
    -- Each figure is calculated once, however often it is compared.
    offset 0
  ) sides
  where ${isWanted(query, visible)}
) grouped`
}

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

/**
 * The columns of a figure: before, after and its change. An amount of a row that did not exist is 0; a ratio has no
 * change then.
 */
export const sideColumns = (name: ComparedFigure, before: Sql, after: Sql): readonly Sql[] =>
  named(name, {
    before,
    after,
    change: isSummed(figures[name])
      ? sql`case when coalesce(${before}, ${after}) is not null then coalesce(${after}, 0) - coalesce(${before}, 0) end`
      : sql`${after} - ${before}`,
  })

/** Columns with the names of the reply. */
export const named = (name: ComparedFigure, sides: Readonly<Record<Side, Sql>>): readonly Sql[] =>
  Object.entries(sides).map(([side, value]) => sql`${value} as ${sql.ref(`${name}_${side}`)}`)

type Side = (typeof changeSides)[number]

/** How far the figure of the query moved; without one, the amount that moved furthest. */
function size({ figure }: Query, some: readonly ComparedFigure[]): Sql {
  const of = figure === undefined ? some.filter((name) => isSummed(figures[name])) : [figure]
  return sql`coalesce(greatest(${sql.join(of.map((name) => sql`abs(${sql.ref(`${name}_change`)})`))}), 0)`
}

function isWanted(query: Query, some: readonly ComparedFigure[]): Sql {
  const of = query.figure === undefined ? some : [query.figure]
  const changed = sql.join(
    of.map((name) => sql`${sql.ref(`${name}_before`)} is distinct from ${sql.ref(`${name}_after`)}`),
    sql` or `,
  )
  const most = query.more_than === undefined ? sql`true` : sql`${size(query, some)} > ${query.more_than}`
  return sql`(${changed}) and ${most}`
}
