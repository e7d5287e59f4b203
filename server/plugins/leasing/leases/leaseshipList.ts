import { sql } from 'kysely'
import type { z } from 'zod'
import { leaseShip, leaseshipList } from '#contract/leasing/leaseShip.ts'
import type { leaseTotals } from '#contract/leasing/leaseTotals.ts'
import { list, matchingTable } from '#server/engine/read.ts'
import { route } from '#server/http/handler.ts'
import { summaryOf } from './leaseSummary.ts'

/** The matching leases and their totals. */
export const leaseshipListRoute = route(leaseshipList, async ({ query, reading }) =>
  reading(async (context) => {
    const page = await list(leaseShip, context, query)
    const { rows } = await sql<z.infer<typeof leaseTotals>>`
      ${summaryOf(context, matchingTable(leaseShip, context, query))}`.execute(context.db)
    const [summary] = rows
    if (!summary) throw new Error('The totals of leases are always one row.')
    return { data: { ...page, summary } }
  }),
)
