import { sql } from 'kysely'
import { periodLock, periodLockSet, periodUnlock } from '#contract/PS/periodLock.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { assign } from '#server/engine/rows.ts'
import { transact } from '#server/engine/transact.ts'
import { linkAt } from '#server/services/notifications/linkAt.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { peopleWho } from '#server/services/session/doers.ts'
import { route } from '#server/http/handler.ts'

type Lock = StoredRecord<typeof periodLock>

/** Locks a month, once everything that is being written into it is stored. */
export const lockRoute = route(periodLockSet, async ({ body, context }) => {
  return {
    data: await transact(context(), async (inside) => {
      const known = await heldLock(inside, body)
      if (known) return known
      const made = { ...body, locked_by: authorOf(inside), locked_at: inside.now }
      await tell(inside, 'locked', body)
      return insert(periodLock, inside, made)
    }),
  }
})

/** Opens a month. The reason is in the audit log, as the last change of the lock. */
export const unlockRoute = route(periodUnlock, async ({ body, context }) => {
  const { reason } = body
  return {
    data: await transact(context(), async (inside) => {
      const before = await heldLock(inside, body)
      if (!before) return { removed: 0 }
      const opened = { ...before, reason }
      await assign(periodLock, inside, [before], { reason, deleted_at: inside.now, is_active: false })
      await audit(periodLock, inside, 'update', [{ before, after: opened }])
      await audit(periodLock, inside, 'remove', [{ before: opened, after: null }])
      await tell(inside, 'unlocked', body)
      return { removed: 1 }
    }),
  }
})

/** Tells those who enter the sales of the site, or calculate from them. */
async function tell(
  inside: Context,
  what: 'locked' | 'unlocked',
  { site, stat_month, reason }: { site: string; stat_month: string; reason: string },
): Promise<void> {
  const { rows } = await sql<Record<'site_sc' | 'site_tc' | 'site_en', string>>`
    select name_sc as site_sc, coalesce(name_tc, name_sc) as site_tc, coalesce(name_en, name_sc) as site_en
    from site where _id = ${site}`.execute(inside.db)
  await notify(inside.db, {
    users: await peopleWho(inside, { any: ['perf.sale.edit', 'perf.recalculate'] }, site),
    type: `period_lock.${what}`,
    title_key: `perf.month.${what}`,
    params: { ...rows[0], month: stat_month, reason },
    link: linkAt(site, '/PS/performance'),
  })
}

/** The lock of a month, if it is locked. Waits while others write into the month or lock it. */
async function heldLock(
  { db }: Context,
  { site, stat_month }: { site: string; stat_month: string },
): Promise<Lock | undefined> {
  await sql`select pg_advisory_xact_lock(period_key(${site}, ${stat_month}))`.execute(db)
  const { rows } = await sql<Lock>`
    select ${columnsOf(periodLock)} from period_lock
    where site = ${site} and stat_month = ${stat_month} and deleted_at is null`.execute(db)
  return rows[0]
}
