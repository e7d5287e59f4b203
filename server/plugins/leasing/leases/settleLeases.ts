import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { amend } from '#server/engine/amend.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { followShips } from '#server/plugins/leasing/ships/unitStatus.ts'
import { statusNow, statusOn, todayBySite } from './leaseSql.ts'

/**
 * Every hour: stores the status that leases have by the date at their site, so that it is in their history.
 * Nothing waits for it: every reader gets the present status. A fault of one lease, or of the units of one site, does not hold up
 * the others; the job fails when it is through with them.
 */
export const settleLeases = defineJob({
  name: 'leasing.settle',
  title: text('更新租约状态', '更新租約狀態', 'Update the status of leases'),
  every: 3600,
  run: async ({ context, signal }) => {
    const { rows } = await sql<{ _id: string }>`
      select _id from ${visibleTable(leaseShip, context)} join ${todayBySite(context)} on at_site = site
      where status <> ${statusOn(sql`today`)} order by _id`.execute(context.db)
    let settled = 0
    const faults: unknown[] = []
    const attempt = <T>(work: Promise<T>) => work.catch((error: unknown) => void faults.push(error))
    for (const { _id } of rows) {
      signal.throwIfAborted()
      if (await attempt(settle(context, _id))) settled += 1
    }
    for (const stores of await unsettledUnits(context)) {
      signal.throwIfAborted()
      await attempt(transact(context, (inside) => followShips(inside, stores)))
    }
    if (faults.length > 0)
      throw new AggregateError(faults, `leases and sites whose status was not stored: ${faults.length}`)
    return { settled }
  },
})

/**
 * The units of tenants who left or came in the last week, by site: the day after is when the status of their unit changes. Sites are
 * settled one by one, so that nobody waits long for a unit.
 */
async function unsettledUnits(context: Context): Promise<(readonly string[])[]> {
  const { rows } = await sql<{ stores: readonly string[] }>`
    select array_agg(distinct store_id) as stores from ${visibleTable(tenantShip, context)} join ${todayBySite(context)} on at_site = site
    where start_date between today - 7 and today or actual_exit_date between today - 7 and today
      or status in ('signed', 'fitting_out') and end_date between today - 7 and today
    group by site order by site`.execute(context.db)
  return rows.map(({ stores }) => stores)
}

/** Whether there was something to store: false if somebody else has already changed the lease. */
const settle = (context: Context, id: string): Promise<boolean> =>
  transact(context, async (inside) => {
    const { rows } = await sql<Row & { now__: string }>`
      select ${columnsOf(leaseShip)}, ${statusNow(inside)} as now__ from ${visibleTable(leaseShip, inside)}
      where _id = ${id} and status <> ${statusNow(inside)} for update`.execute(inside.db)
    for (const { now__, ...record } of rows)
      await amend(leaseShip, inside, [{ record, values: { status: now__ } }])
    return rows.length > 0
  })
