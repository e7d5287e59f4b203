import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import { hashPassword } from '#server/services/session/password.ts'

// Without letters and digits that are mistaken for each other when somebody copies them by hand.
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Gives somebody a new first password, 12 random characters (about 69 bits), and returns it. Only its hash is
 * stored, their sessions end, and they have to change it. Logs nothing.
 */
export async function givePassword({ db, now, who }: Context, userId: string): Promise<string> {
  const password = Array.from({ length: 12 }, () => characters[randomInt(characters.length)]).join('')
  const hash = await hashPassword(password, who.id)
  await sql`
    update "user" set password_hash = ${hash}, must_change_password = true where _id = ${userId}`.execute(db)
  await sql`update session set revoked_at = ${now} where user_id = ${userId} and revoked_at is null`.execute(
    db,
  )
  return password
}
