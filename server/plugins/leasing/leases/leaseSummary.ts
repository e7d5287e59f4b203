import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { baseOn, lastDayOn, statusNow, todayOf } from './leaseSql.ts'
import { leaseTotalsSql } from './leaseTotalsSql.ts'

/** The totals of these leases today. */
export const summaryOf = (context: Context, matching: Sql): Sql =>
  leaseTotalsSql(
    context,
    sql`select area, currency, ${baseOn(todayOf(context))} as base, ${statusNow(context)} as status,
      greatest(0, ${lastDayOn(todayOf(context))} - ${todayOf(context)}) / 365.25 as years from ${matching}`,
  )
