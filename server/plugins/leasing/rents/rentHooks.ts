import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import type { tenantRent } from '#contract/leasing/tenantRent.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { todaySql } from '#server/engine/today.ts'
import { rentStatus } from './rentStatus.ts'

type RentRow = StoredRecord<typeof tenantRent>

/** What was billed and is not paid yet. */
const outstanding: Sql = sql`(case when is_actual and status <> 'waived' then amount_due - amount_paid else 0 end)`

/** What the server does for rents beyond their contract. */
export const rentHooks: ResourceHooks<typeof tenantRent> = {
  derived: {
    title: (context) =>
      sql`((select store_no from ${scopedTable(store, context)} where store._id = tenant_rent.store_id) || ' · ' || stat_month)`,
    outstanding: () => outstanding,
    is_overdue: (context) => sql`(${outstanding} > 0 and due_date < (
      select ${todaySql(context)} from site at where at._id = tenant_rent.site))`,
  },
  summary: (_, matching) => sql`
    select coalesce(sum(case status when 'waived' then amount_paid else amount_due end) filter (where is_actual), 0) as due,
      coalesce(sum(amount_paid), 0) as paid, coalesce(sum(${outstanding}), 0) as outstanding,
      coalesce(sum(amount_due) filter (where status = 'forecast'), 0) as forecast,
      (select case when count(distinct currency) = 1 then min(currency) end
        from site at where at._id in (select site from ${matching})) as currency
    from ${matching}`,
  beforeSave: oneByOne(async (_: Context, { before, after }: Intent<RentRow>) => {
    if (before?.status === 'waived') throw new ApiError('state.transition', { from: 'waived', allowed: [] })
    const isActual = after.is_actual || after.amount_paid !== 0
    return { is_actual: isActual, status: rentStatus({ ...after, is_actual: isActual }) }
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<RentRow>) => {
    if (before?.amount_due !== after?.amount_due || before?.is_actual !== after?.is_actual)
      await requireUnlocked(inside, [before, after])
  }),
  actions: {
    bill: async (inside, rent) => {
      await requireUnlocked(inside, [rent])
      return { is_actual: true }
    },
    // A waived charge is one of nothing: retail performance takes it for the amount that was due, too.
    waive: async (inside, rent) => {
      if (!rent.is_actual) await requireUnlocked(inside, [rent])
      return { is_actual: true }
    },
    pay: async (_, { amount_due }) => ({ amount_paid: amount_due }),
  },
}

/** What is due in a locked month does not change (4096). It can still be paid. */
async function requireUnlocked({ db }: Context, rents: readonly (RentRow | null)[]): Promise<void> {
  for (const rent of rents) {
    if (!rent) continue
    const { rows } = await sql`
      select from period_lock where site = ${rent.site} and stat_month = ${rent.stat_month}
        and deleted_at is null`.execute(db)
    if (rows.length > 0) throw new ApiError('period.locked', { stat_month: rent.stat_month })
  }
}
