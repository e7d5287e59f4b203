import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { store } from '#contract/brandDB/store.ts'
import { site } from '#contract/common/site.ts'
import { text, type Locale } from '#contract/localText.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { labelTable } from '#server/engine/visible.ts'
import type { RowKind } from './figureColumns.ts'

export type GroupBy = 'store' | 'brand' | 'floor' | 'category' | 'site'

/** The columns by which rows are grouped. A store has a row for each of its tenancies. */
export const groupKeys: Readonly<Record<GroupBy, readonly string[]>> = {
  store: ['site', 'store_id', 'tenant_ship_id'],
  brand: ['brand_id'],
  floor: ['site', 'floor_id'],
  category: ['category_id'],
  site: ['site'],
}

export const kindOf = (group: GroupBy): RowKind => (group === 'store' ? 'tenancy' : 'group')

/** The records that a row belongs to. */
export const idColumns = [
  'site',
  'tenant_ship_id',
  'store_id',
  'brand_id',
  'company_id',
  'floor_id',
  'category_id',
  'level1_id',
  'level2_id',
] as const

/** The ids of a row as aggregates: its keys, and those that all its calculated rows since `from` share. */
export function sharedIds(group: GroupBy, from: string): Readonly<Record<string, Sql>> {
  const now = sql`filter (where stat_month >= ${from})`
  return Object.fromEntries(
    idColumns.map((name) => {
      const id = sql.ref(name)
      const shared = sql`case when min(${id}) ${now} = max(${id}) ${now} then min(${id}) ${now} end`
      return [name, groupKeys[group].includes(name) ? id : shared]
    }),
  )
}

/** Joins what names a row of the table `grouped`. */
export const namesJoined = (context: Context): Sql => sql`
  left join ${labelTable(store, context)} on store._id = grouped.store_id
  left join ${labelTable(brand, context)} on brand._id = grouped.brand_id
  left join ${labelTable(floor, context)} on floor._id = grouped.floor_id
  left join ${labelTable(brandCategory, context)} on brand_category._id = grouped.category_id
  left join ${labelTable(site, context)} on site._id = grouped.site`

/** The name of a row in a language; `-` for what has none, such as the sales without a category. */
export function nameOf(group: GroupBy, locale: Locale): Sql {
  const local = (table: string) => labelOf(table, locale)
  const names: Readonly<Record<GroupBy, Sql>> = {
    store: sql`concat_ws(' ', store.store_no, ${local('brand')})`,
    brand: local('brand'),
    floor: local('floor'),
    category: local('brand_category'),
    site: local('site'),
  }
  return sql`coalesce(nullif(${names[group]}, ''), '-')`
}

/** The name of a joined record in a language. */
export const labelOf = (table: string, locale: Locale): Sql =>
  sql`coalesce(nullif(${sql.ref(`${table}.${nameIn[locale]}`)}, ''), ${sql.ref(`${table}.name`)})`

/** What decides between equal rows: the English name of the brand, then the number of the store. */
export const tieOrder = (group: GroupBy): Sql =>
  sql.join([
    ...(group === 'store' ? [sql`brand.name_en`, sql`store.store_no`] : []),
    ...groupKeys[group].map((key) => sql.ref(`grouped.${key}`)),
  ])

const nameIn: Readonly<Record<Locale, string>> = text('name', 'name_tc', 'name_en')
