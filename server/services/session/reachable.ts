import { sql } from 'kysely'
import { isEmailAddress } from '#contract/emailAddress.ts'
import type { Db } from '#server/db/database.ts'
import type { Locale } from '#contract/localText.ts'

/** A person who can sign in, with what is needed to send them a new password. */
export interface ReachablePerson {
  _id: string
  username: string
  email: string | null
  country_code: string | null
  mobile: string | null
  locale: Locale
  password_hash: string | null
}

/** The person a mobile number belongs to, among people who can sign in. */
export const ownerOfMobile = (
  db: Db,
  { country_code, mobile }: { readonly country_code: string; readonly mobile: string },
) => findPerson(db, sql`country_code = ${country_code} and mobile = ${mobile}`)

/**
 * The person with that user name or e-mail address, among people who can sign in. The user name takes
 * precedence.
 */
export const ownerOfName = (db: Db, name: string) =>
  findPerson(db, sql`(lower(username) = lower(${name}) or lower(email) = lower(${name}))`, name)

/** The person with that id, if they can sign in. */
export const personById = (db: Db, id: string) => findPerson(db, sql`_id = ${id}`)

async function findPerson(
  db: Db,
  is: ReturnType<typeof sql>,
  name = '',
): Promise<ReachablePerson | undefined> {
  const { rows } = await sql<ReachablePerson>`
    select _id, username, email, country_code, mobile, locale, password_hash from "user"
    where is_active and deleted_at is null and ${is}
    order by lower(username) = lower(${name}) desc limit 1`.execute(db)
  const [person] = rows
  // An address from before addresses were strict leads nowhere, rather than to somebody else.
  return person && { ...person, email: person.email && isEmailAddress(person.email) ? person.email : null }
}
