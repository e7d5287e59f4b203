import { sql } from 'kysely'
import { daysLater } from '#contract/day.ts'
import { billingLine } from '#contract/PS/billingLine.ts'
import { mayBill } from '#contract/PS/billingRun.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { everyMonth } from '#contract/month.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { newId } from '#server/base/newId.ts'
import { audit } from '#server/engine/audit.ts'
import { checkEach } from '#server/engine/checkEach.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { discard } from '#server/engine/discard.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { authorize } from '#server/engine/refuse.ts'
import { assignEach, idsOf, insertRows } from '#server/engine/rows.ts'
import { today } from '#server/engine/today.ts'
import { takeBillNumbers } from './billNumbers.ts'
import type { BillingRun } from './billingJob.ts'
import { plannedLines } from './plannedLines.ts'
import { requireWholeSite } from './requireWholeSite.ts'

type Line = StoredRecord<typeof billingLine>
type Rent = StoredRecord<typeof tenantRent>

/** Who writes a bill of a unit: also of one that was split or merged since. */
const biller = { all: [mayBill, { own: 'store_id', permit: 'lease', past: true }] } as const

/**
 * Writes the rents of a run, inside the transaction of its step: bills with numbers, corrections of bills, or forecasts. Throws
 * 6101 if a rent has changed since the lines were calculated, and 4096 for a locked month.
 */
export async function issueRun(inside: Context, run: BillingRun): Promise<void> {
  requireWholeSite(inside)
  const rents = await lockRents(inside, run)
  await requireFresh(inside, run)
  const lines = await linesOf(inside, run)
  const who = await withOwnStores(biller, inside, lines)
  checkEach(lines, { of: billingLine.name, keyOf: ({ _id }) => _id }, (line) => authorize(biller, who, line))
  const removed = lines.flatMap((line) => (line.action === 'remove' ? [rents.get(line.rent_id ?? '')] : []))
  await discard(
    tenantRent,
    inside,
    removed.filter((rent) => rent !== undefined),
  )
  const written = lines.filter(({ action }) => action !== 'remove')
  const terms = run.kind === 'bill' ? await billTerms(inside, run, written.length) : () => forecast
  const wanted = written.map((line, at) => ({
    line,
    // A bill takes the place of a forecast; what corrects a bill stands beside it.
    replaced: line.action === 'create' || run.kind === 'forecast' ? rents.get(line.rent_id ?? '') : undefined,
    values: { ...terms(at), source: 'calc', billing_run_id: run._id },
  }))
  const changed = await assignEach(
    tenantRent,
    inside,
    wanted.flatMap(({ line, replaced, values }) =>
      replaced ? [{ record: replaced, values: { ...values, amount_due: line.amount } }] : [],
    ),
  )
  await audit(
    tenantRent,
    inside,
    'update',
    [...changed].map(([id, after]) => ({ before: rents.get(String(id)) ?? null, after })),
  )
  const added = wanted.filter(({ replaced }) => !replaced)
  for (let at = 0; at < added.length; at += most) {
    const docs = added.slice(at, at + most).map(({ line, values }) => rentOf(line, values))
    const made = await insertRows(tenantRent, inside, docs)
    await audit(
      tenantRent,
      inside,
      'create',
      made.map((after) => ({ before: null, after })),
    )
    await noteRents(inside, run, made)
  }
}

/** How many rows are inserted with one statement. */
const most = 500

const forecast = { is_actual: false, status: 'forecast' }

/** What bills have beside their amounts, by their place among those of the run. */
async function billTerms(inside: Context, { site, payment_days }: BillingRun, count: number) {
  const day = await today(inside, site)
  const number = await takeBillNumbers(inside, { site, year: day.slice(0, 4), count })
  const bill = { is_actual: true, status: 'billed', due_date: daysLater(day, payment_days) }
  return (place: number) => ({ ...bill, bill_no: number(place) })
}

const rentOf = (line: Line, values: object) => ({
  _id: newId(),
  ...Object.fromEntries(copied.map((name) => [name, line[name]])),
  amount_due: line.action === 'change' ? line.difference : line.amount,
  ...(line.action === 'change' && { corrects: line.rent_id }),
  amount_paid: 0,
  overpaid: 0,
  ...values,
})

const copied = ['site', 'tenant_ship_id', 'store_id', 'stat_month', 'charge_type'] as const

/** The rents of the months of a run, which nobody changes until it is issued. */
async function lockRents(
  { db }: Context,
  { site, stat_month, to_month }: BillingRun,
): Promise<ReadonlyMap<string, Rent>> {
  const { rows } = await sql<Rent>`
    select ${columnsOf(tenantRent)} from tenant_rent
    where site = ${site} and stat_month between ${stat_month} and ${to_month} and deleted_at is null
    order by _id for update`.execute(db)
  return new Map(rows.map((rent) => [rent._id, rent]))
}

/** The lines that change something, in the order of their numbers. */
async function linesOf({ db }: Context, { _id }: BillingRun): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select ${columnsOf(billingLine)} from billing_line
    where run_id = ${_id} and action <> 'leave'
    order by stat_month, (select row(${naturalOrder('store_no')}) from store where store._id = store_id), store_id, tenant_ship_id,
      charge_type`.execute(db)
  return rows
}

/** Throws 6101 if a line would be another by now, because of a rent that was written since. */
async function requireFresh({ db }: Context, run: BillingRun): Promise<void> {
  for (const month of everyMonth(run.stat_month, run.to_month)) {
    const charges = sql`(
      select tenant_ship_id as ship_id, charge_type, amount, sales_basis from billing_line
      where run_id = ${run._id} and stat_month = ${month}) charges`
    const of = { site: run.site, kind: run.kind, month, hasTurnover: true }
    const { rows } = await sql`
      select from billing_line line left join ${plannedLines(of, charges)} now
        on now.ship_id = line.tenant_ship_id and now.charge_type = line.charge_type
      where run_id = ${run._id} and line.stat_month = ${month}
        and (line.action, line.present, line.rent_id) is distinct from (now.action, now.present, now.rent_id)
      limit 1`.execute(db)
    if (rows.length > 0) throw new ApiError('perf.billing_outdated')
  }
}

/** Lines of new rents lead to them. */
async function noteRents({ db }: Context, { _id }: BillingRun, rents: readonly { _id: string }[]) {
  await sql`
    update billing_line line set rent_id = rent._id from tenant_rent rent
    where line.run_id = ${_id} and rent._id = any(${idsOf(rents)}) and line.tenant_ship_id = rent.tenant_ship_id
      and line.stat_month = rent.stat_month and line.charge_type = rent.charge_type`.execute(db)
}
