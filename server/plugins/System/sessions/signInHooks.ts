import { sql } from 'kysely'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { user } from '#contract/System/user.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { reachedTable } from '#server/engine/reach.ts'

/**
 * From where people sign in is shown to those who have all of their sites; attempts with a name that belongs to nobody, to
 * those who have every site.
 */
export const signInHooks: ResourceHooks<typeof signInRecord> = {
  rowFilter: (context) =>
    context.who.hasEverySite
      ? undefined
      : sql`user_id in (select _id from ${reachedTable(user, context, signInRecord.can.view)})`,
}
