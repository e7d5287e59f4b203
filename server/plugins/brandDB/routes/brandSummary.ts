import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { brandSummary } from '#contract/brandDB/brandSummary.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { answerLocale } from '#server/base/errorText.ts'

/** A brand as searches and favourites show it. */
export type BrandSummary = { [name in keyof typeof brandSummary]: z.infer<(typeof brandSummary)[name]> }

/** Its columns, of a `brand` joined with its `brand_category`; the category in the person's language. */
export const summarySql = (locale: string | undefined): Sql => sql`
  brand._id, brand.name, brand.name_en, brand.name_tc, brand.logo, brand.site_ids as sites,
  ${nameIn(locale, 'brand_category')} as category_name`

/** The name of a row in the person's language, otherwise the name that every row has. */
export const nameIn = (locale: string | undefined, table: string): Sql => {
  const own = text('name', 'name_tc', 'name_en')[answerLocale(locale, undefined)]
  return sql`coalesce(nullif(${sql.ref(`${table}.${own}`)}, ''), ${sql.ref(`${table}.name`)})`
}
