import { sql } from 'kysely'
import { user } from '#contract/System/user.ts'
import { createClock } from '#server/base/clock.ts'
import { SettingsError, type Settings } from '#server/base/settings.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'
import { lockUser } from '#server/services/session/lockUser.ts'

/**
 * Changes the email address of somebody for whom no administrator can do it, such as `admin`. The audit log
 * says that it was done at the command line.
 */
export async function setEmailOf(settings: Settings, username: string, email: string): Promise<void> {
  const parsed = user.fields.email.schema.safeParse(email)
  if (!parsed.success) throw new SettingsError(`${email} is not an email address.`)
  const { db, close } = await openDatabase(settings, () => undefined)
  const recordedAt = createClock(settings.DEMO_NOW).business()
  try {
    await inTransaction(db, async (inside) => {
      const { rows } = await sql<{ _id: string; email: string | null }>`
        select _id, email from "user"
        where lower(username) = lower(${username}) and deleted_at is null`.execute(inside)
      const [found] = rows
      if (!found) throw new SettingsError(`Nobody has the user name ${username}.`)
      await lockUser(inside, found._id)
      const taken = await sql`
        select from "user" where lower(${email}) in (lower(email), lower(username))
          and _id <> ${found._id} and deleted_at is null`.execute(inside)
      if (taken.rows.length > 0) throw new SettingsError(`${email} is the address of another user.`)
      await sql`
        update "user" set email = ${email}, updated_at = ${recordedAt}, rev = rev + 1
        where _id = ${found._id}`.execute(inside)
      const diff = { email: { from: found.email, to: email } }
      const by = { user_id: null, ip: null, request_id: 'command line' }
      const entry = { at: recordedAt, action: 'update', entity: 'user', entity_id: found._id, diff }
      await writeAudit(inside, [{ ...entry, ...by }])
    })
  } finally {
    await close()
  }
}
