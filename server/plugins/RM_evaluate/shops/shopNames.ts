import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import type { shopNames } from '#contract/RM_evaluate/shopNames.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'

/** The unit and the name of the shop of a row, in three languages. */
export const namesOfShop = (table: 'scoring_report' | 'scoring_result') => {
  const inLanguage =
    (column: keyof typeof shopNames) =>
    (context: Context): Sql =>
      sql`(
    select concat_ws(' ', store_no, coalesce(nullif(${sql.ref(`store.${column}`)}, ''), store.name))
    from ${scopedTable(store, context)} where store._id = ${sql.ref(`${table}.store_id`)})`
  return { name: inLanguage('name'), name_en: inLanguage('name_en'), name_tc: inLanguage('name_tc') }
}
