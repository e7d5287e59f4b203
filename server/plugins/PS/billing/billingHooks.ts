import { sql } from 'kysely'
import { billingLine } from '#contract/PS/billingLine.ts'
import type { billingRun } from '#contract/PS/billingRun.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { ApiError } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { issueRun } from './issueRun.ts'

/** What a run sums up of its lines. */
const ofLines = (context: Context, what: Sql, grouped: Sql = sql``): Sql => sql`(
  select ${what} from ${scopedTable(billingLine, context)} where billing_line.run_id = billing_run._id ${grouped})`

/** What the server does for billing runs beyond their contract. */
export const billingRunHooks: ResourceHooks<typeof billingRun> = {
  derived: {
    title: () => sql`(run_no || ' · ' || stat_month)`,
    difference: (context) => ofLines(context, sql`sum(difference)`),
    groups: (context) =>
      ofLines(
        context,
        sql`coalesce(jsonb_agg(jsonb_build_object('charge_type', charge_type, 'action', action, 'count', count, 'difference', difference)
          order by charge_type, action), '[]') from (
            select charge_type, action, count(*) as count, sum(difference) as difference`,
        sql`group by charge_type, action) part`,
      ),
  },
  actions: {
    review: async (inside, { calculated_at }) => {
      if (calculated_at === null) throw new ApiError('perf.billing_not_calculated')
      return { reviewed_by: authorOf(inside), reason: null }
    },
    issue: async (inside, run) => {
      await issueRun(inside, run)
      return { issued_by: authorOf(inside), issued_at: inside.now }
    },
  },
}

/** What the server does for the lines of billing runs beyond their contract. */
export const billingLineHooks: ResourceHooks<typeof billingLine> = {
  derived: {
    bill_no: (context) =>
      sql`(select bill_no from ${scopedTable(tenantRent, context)} where tenant_rent._id = billing_line.rent_id)`,
  },
}
