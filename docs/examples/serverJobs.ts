import {
  asSystem,
  authorOf,
  columnsOf,
  countingRole,
  defineJob,
  filterLink,
  linkAt,
  notify,
  planOnce,
  seesEverySite,
  takeStep,
  takeSteps,
  tellOfRecord,
  transact,
  updateAll,
  text,
  type Context,
  type Db,
} from 'atrium/server'
import type { StoredRecord } from 'atrium/contract'
import { sql } from 'kysely'
import { fault, lot } from './parking.ts'

/**
 * Closes old reports, at all sites: a scheduled job works in the name of the system. Each report is closed in
 * a transaction of its own together with its notification, so a server that dies in between neither skips a
 * person nor notifies one twice.
 */
export const closeOldFaults = defineJob({
  name: 'parking.close_old_faults',
  title: text('关闭旧报修', '關閉舊報修', 'Close old reports'),
  every: 3600,
  run: async ({ context, signal }) => {
    const { rows } = await sql<StoredRecord<typeof fault>>`
      select ${columnsOf(fault)} from parking_fault
      where state = 'reported' and created_at < ${context.now - 30 * 86_400} and deleted_at is null
      order by _id limit 500`.execute(context.db)
    for (const { _id: id, rev, site, created_by } of rows) {
      signal.throwIfAborted()
      await transact(context, async (inside) => {
        const takes = { reason: 'Nobody confirmed it for 30 days.' }
        await takeStep(fault, inside, { id, step: 'dismiss', takes, rev })
        if (created_by === null) return
        const notice = {
          type: 'parking.fault',
          title_key: 'parking.dismissed',
          link: linkAt(site, `/parking/fault/${id}/show`),
        }
        await notify(inside.db, { users: [created_by], ...notice })
      })
    }
  },
})

/** Has the consoles that show a lot read it again after something that changed no field of it, such as new figures. */
export const readAgain = (context: Context, _id: string, site: string) =>
  tellOfRecord(lot, context, { _id, site })

/** The link of a notification about many reports: to the list at their site. */
export const openFaults = (site: string) => filterLink(site, '/parking/fault', { state: ['reported'] })

/** Withdraws outdated reports one by one; those that somebody has dealt with in the meantime stay. */
export const withdrawFaults = (
  context: Context,
  due: readonly { readonly _id: string; readonly rev: number }[],
  signal: AbortSignal,
) => takeSteps(fault, context, due, { step: 'withdraw', signal })

/**
 * Opens car parks for somebody who may not do so: in the name of the system, which the history shows as the
 * author.
 */
export const openAgain = async (context: Context, ids: readonly string[]) =>
  updateAll(
    lot,
    await asSystem(context),
    ids.map((id) => ({ id, doc: { state: 'open' } })),
  )

/** Notes the oldest report of each car park, for some car parks at a time; planning this for each time would take longer. */
export const noteOldest = (db: Db, lots: readonly string[]) =>
  planOnce(
    db,
    sql`
      update parking_lot set oldest_fault = (
        select min(created_at) from parking_fault where lot_id = parking_lot._id and deleted_at is null)
      where _id = any(${[...lots]}::text[])`,
  )

/** The person to store with a record of your own; null for the system. */
export const reportedBy = (context: Context) => ({ reported_by: authorOf(context), reported_at: context.now })

/** The managers of a site, to notify them; some have every site through their role. */
export const managersOf = (db: Db, site: string) =>
  sql<{ _id: string }>`
    select _id from "user" where is_active and deleted_at is null and staff_level = 4
      and (${site} = any(sites) or ${seesEverySite})`.execute(db)

/** The people who may close a lot, to notify them. */
export const closersOfLots = (db: Db) =>
  sql<{ _id: string }>`
    select u._id from "user" u where u.is_active and u.deleted_at is null and exists (
      select from role r where ${countingRole('u')} and r.permissions ? 'parking.lot.close')`.execute(db)
