import { sql } from 'kysely'
import type { shopNames } from '#contract/RM_evaluate/shopNames.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** The unit and the name of the shop of a row, in three languages. */
export const namesOfShop = (table: 'scoring_report' | 'scoring_result') => {
  const inLanguage = (column: keyof typeof shopNames) => (): Sql =>
    sql`(
    select concat_ws(' ', shop.store_no, coalesce(nullif(${sql.ref(`shop.${column}`)}, ''), shop.name))
    from store shop where shop._id = ${sql.ref(`${table}.store_id`)})`
  return { name: inLanguage('name'), name_en: inLanguage('name_en'), name_tc: inLanguage('name_tc') }
}
