import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { performanceRecord } from '#contract/PS/performanceRecord.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { isNarrowed, scopedTable } from '#server/engine/inScope.ts'
import { visibleTable } from '#server/engine/visible.ts'

/** What runs changed comes from what figures come from. The brand is not in a column. */
const changeRecord = {
  ...performanceRecord,
  name: 'retail_calc_change',
  amongAll: [],
  derivedFrom: (performanceRecord.derivedFrom ?? []).filter(({ by }) => by !== 'brand_id'),
}

/** The changes of figures that the person may see, as a table `change`, with the run (`retail_calc_run`) of each. */
export const visibleChanges = (context: Context, site: string): Sql => sql`
  (select * from ${scopedTable(changeRecord, context)} where ${ofBrands(context)}) change
  join ${visibleTable(retailCalcRun, context, { site })} on retail_calc_run._id = change.run_id`

function ofBrands(context: Context): Sql {
  if (!isNarrowed(brand, context)) return sql`true`
  const named = sql`array_remove(array[before ->> 'brand_id', after ->> 'brand_id'], null)`
  return sql`${named} <@ array(select _id from ${scopedTable(brand, context)})`
}
