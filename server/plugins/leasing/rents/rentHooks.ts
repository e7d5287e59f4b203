import { sql } from 'kysely'
import { isPartOf } from '#contract/checks.ts'
import { store } from '#contract/brandDB/store.ts'
import type { tenantRent } from '#contract/leasing/tenantRent.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { todaySql } from '#server/engine/today.ts'
import { outstanding } from './outstanding.ts'
import { rentStatus } from './rentStatus.ts'

type RentRow = StoredRecord<typeof tenantRent>

/** What is open of a bill together with the rows that correct it: a credit can settle it. */
const openWithCorrections: Sql = sql`(
  select sum(${outstanding}) from tenant_rent part
  where part.deleted_at is null and coalesce(tenant_rent.corrects, tenant_rent._id) in (part._id, part.corrects))`

/** What the server does for rents beyond their contract. */
export const rentHooks: ResourceHooks<typeof tenantRent> = {
  derived: {
    title: (context) =>
      sql`((select store_no from ${scopedTable(store, context)} where store._id = tenant_rent.store_id) || ' · ' || stat_month)`,
    outstanding: () => outstanding,
    is_overdue: (context) => sql`(${outstanding} > 0 and ${openWithCorrections} > 0 and due_date < (
      select ${todaySql(context)} from site at where at._id = tenant_rent.site))`,
  },
  totals: (_, matching) => ({
    summary: sql`
    select coalesce(sum(case status when 'waived' then amount_paid else amount_due end) filter (where is_actual), 0) as due,
      coalesce(sum(amount_paid), 0) as paid, coalesce(sum(overpaid), 0) as overpaid,
      coalesce(sum(${outstanding}), 0) as outstanding,
      coalesce(sum(amount_due) filter (where status = 'forecast'), 0) as forecast,
      (select case when count(distinct currency) = 1 then min(currency) end
        from site at where at._id in (select site from ${matching})) as currency
    from ${matching}`,
  }),
  beforeSave: oneByOne(async (inside: Context, { before, after }: Intent<RentRow>) => {
    if (before?.status === 'waived') throw new ApiError('state.transition', { from: 'waived', allowed: [] })
    requireOpen(before, after)
    if (!before) await requireCorrected(inside, after)
    const isActual = after.is_actual || after.amount_paid !== 0
    return { is_actual: isActual, status: rentStatus({ ...after, is_actual: isActual }) }
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<RentRow>) => {
    if (before) requireUnpaid(before, after)
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

/** Throws 4004 with the open amount for a payment that is not between 0 and what is due. */
function requireOpen(before: RentRow | null, { amount_due, amount_paid }: RentRow): void {
  if (before && before.amount_due === amount_due && before.amount_paid === amount_paid) return
  if (isPartOf(amount_paid, amount_due)) return
  const open = amount_due - (before?.amount_paid ?? 0)
  throw new ApiError('validation.failed', { fields: { amount_paid: 'open_amount' }, amount_due, open })
}

/**
 * What was issued or paid for stays as it is: throws 4004 for another amount due once it was, and for another payment once all
 * of it was paid, and 4091 for a row that goes. Payments beyond what is due are from before they were refused, and can be put right.
 */
function requireUnpaid(before: RentRow, after: RentRow | null): void {
  if (before.bill_no === null && before.status !== 'paid' && before.status !== 'partly_paid') return
  if (!after) throw new ApiError('state.transition', { from: before.status, allowed: [] })
  const isFinal =
    before.status === 'paid' && before.amount_due !== 0 && isPartOf(before.amount_paid, before.amount_due)
  const kept = isFinal
    ? (['amount_due', 'is_actual', 'amount_paid'] as const)
    : (['amount_due', 'is_actual'] as const)
  const changed = kept.filter((name) => before[name] !== after[name])
  if (changed.length > 0)
    throw refuseFields('validation.failed', Object.fromEntries(changed.map((name) => [name, 'paid_bill'])))
}

/** A row corrects a bill of the same tenancy, month and kind of charge (4004), which is no correction itself. */
async function requireCorrected({ db }: Context, rent: RentRow): Promise<void> {
  if (rent.corrects === null || rent.corrects === undefined) return
  const { rows } = await sql`
    select from tenant_rent where _id = ${rent.corrects} and deleted_at is null and is_actual and corrects is null
      and tenant_ship_id = ${rent.tenant_ship_id} and stat_month = ${rent.stat_month} and charge_type = ${rent.charge_type}`.execute(
    db,
  )
  if (rows.length === 0) throw refuseFields('validation.failed', { corrects: 'reference' })
}
