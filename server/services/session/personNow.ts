import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Subject } from '#contract/access.ts'
import type { Locale } from '#contract/localText.ts'
import { answerLocale } from '#server/base/errorText.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { accessFacts } from './accessFacts.ts'
import { personOf, userColumns, type UserRow } from './session.ts'

/** Somebody who may sign in, and their language. */
export interface Person {
  readonly who: Subject
  readonly locale: Locale
}

/** A row of an active person, and their current rights. */
interface ActivePerson {
  readonly row: UserRow
  readonly subject: Subject
}

/** The active people whom a condition about `u` lets through, by name. */
export async function activePeople(db: Db, where: Sql): Promise<readonly ActivePerson[]> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from "user" u where u.is_active and u.deleted_at is null and ${where}
    order by u.name, u._id`.execute(db)
  const version = rows[0]?.version
  if (version === undefined) return []
  const facts = await accessFacts(db, version)
  return rows.map((row) => ({ row, subject: personOf(row, facts).subject }))
}

/** A person with their current rights, at this site. Throws 1002 if they may no longer sign in. */
export async function personNow(db: Db, id: string, site: string | null): Promise<Person> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from "user" u where u._id = ${id} and u.is_active
      and u.deleted_at is null`.execute(db)
  if (!rows[0]) throw new ApiError('login.disabled')
  const { subject, user } = personOf(rows[0], await accessFacts(db, rows[0].version))
  return { who: { ...subject, site }, locale: answerLocale(user.locale, undefined) }
}
