import { sql } from 'kysely'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import type { TurnoverTier } from '#contract/leasing/leaseTerms.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { baseOn, isExpiring, lastDay, statusNow, todayOf } from './leaseSql.ts'
import { leaseSteps } from './leaseSteps.ts'
import { endTenancies } from './endTenancies.ts'
import { requireSuccession } from './requireSuccession.ts'
import { requireArea } from './requireUnits.ts'
import { summaryOf } from './leaseSummary.ts'

export type LeaseRow = StoredRecord<typeof leaseShip>

/** What the server does for leases beyond their contract. */
export const leaseHooks: ResourceHooks<typeof leaseShip> = {
  settled: { status: statusNow },
  derived: {
    is_expiring: isExpiring,
    monthly_base: (context) => baseOn(todayOf(context)),
    active_on: () => sql`daterange(start_date, greatest(start_date, ${lastDay}), '[]')`,
  },
  totals: (context, matching) => ({
    counters: sql`
    select key, count(*) as count from ${matching}
    cross join lateral (select ${statusNow(context)} as key
      union all select 'expiring' where ${isExpiring(context)}) keys group by key`,
    summary: summaryOf(context, matching),
  }),
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<LeaseRow>) => {
    if (values.turnover_tiers) await requireCategories(inside, values.turnover_tiers)
    if (!before || values.start_date || values.store_ids) await requireSuccession(inside, after)
    return {}
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<LeaseRow>) => {
    if (before && before.status !== 'draft' && !(after && hasOnlyNewDocuments(before, after)))
      throw new ApiError('state.transition', { from: before.status, allowed: ['draft'] })
    if (!after || (before && hasSame(before, after, measures))) return
    await requireArea(inside, after)
    await requireCurrency(inside, after)
  }),
  afterChange: oneByOne(async (inside: Context, { before, after, step }: Done<LeaseRow>) => {
    if (before && after?.status === 'terminated' && before.status !== 'terminated')
      await endTenancies(inside, after, { isAsked: step !== undefined })
  }),
  actions: leaseSteps,
}

/** Documents can be added to a lease in any state, and none of those that it has are removed. */
const hasOnlyNewDocuments = (before: LeaseRow, after: LeaseRow): boolean =>
  before.documents.every((uid) => after.documents.includes(uid)) && hasSame(before, after, termNames)

const hasSame = (before: LeaseRow, after: LeaseRow, names: readonly (keyof LeaseRow)[]): boolean =>
  names.every((name) => isSame(before[name], after[name]))

/** What its area and its currency are checked by. */
const measures = ['store_ids', 'area', 'start_date', 'end_date', 'currency', 'other_currency'] as const

/** What people can change besides the documents. */
const termNames = Object.entries(leaseShip.fields).flatMap(([name, { writable }]) =>
  writable === 'never' || name === 'documents' ? [] : [name as keyof LeaseRow],
)

/** Throws 4004 for another currency than that of the site, if nobody says that it was agreed. */
async function requireCurrency({ db }: Context, { site, currency, other_currency }: LeaseRow): Promise<void> {
  if (other_currency) return
  const { rows } = await sql<{ site_currency: string }>`
    select currency as site_currency from site where _id = ${site} and currency <> ${currency}`.execute(db)
  if (rows[0]) throw new ApiError('validation.failed', { fields: { currency: 'site_currency' }, ...rows[0] })
}

/** Throws 4004 for a category that does not exist. */
async function requireCategories(inside: Context, tiers: readonly TurnoverTier[]): Promise<void> {
  const ids = [...new Set(tiers.flatMap(({ sales_category_id }) => sales_category_id ?? []))]
  const { rows } = await sql`
    select from ${visibleTable(salesCategory, await asSystem(inside))}
    where _id = any(${ids})`.execute(inside.db)
  if (rows.length < ids.length) throw refuseFields('validation.failed', { turnover_tiers: 'reference' })
}
