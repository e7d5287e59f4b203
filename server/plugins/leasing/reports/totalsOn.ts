import { sql } from 'kysely'
import type { z } from 'zod'
import type { leaseTotals } from '#contract/leasing/leaseTotals.ts'
import type { Context } from '#server/engine/context.ts'
import { leaseTotalsSql } from '#server/plugins/leasing/leases/leaseTotalsSql.ts'
import { leasesOn, type ReportQuery } from './unitsOn.ts'

/** The totals of the leases in force on a day. */
export async function totalsOn(context: Context, query: ReportQuery): Promise<z.infer<typeof leaseTotals>> {
  const { rows } = await sql<z.infer<typeof leaseTotals>>`
    ${leaseTotalsSql(
      context,
      sql`select area, currency, base, status_on as status, years from ${leasesOn(context, query)} lease`,
    )}`.execute(context.db)
  const [totals] = rows
  if (!totals) throw new Error('The totals of leases are always one row.')
  return totals
}
