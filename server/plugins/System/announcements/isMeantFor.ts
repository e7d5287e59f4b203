import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import type { Session } from '#server/services/session/session.ts'

/** Whether an `announcement` with the alias a is shown at this time, in unix seconds. */
export const isShownAt = (now: number): Sql => sql`(
  a.deleted_at is null and a.is_active and a.from_at <= ${now} and (a.until_at is null or a.until_at > ${now}))`

/** Whether it is meant for somebody: by one of their sites, and by one of their roles. */
export const isMeantFor = ({ user, subject }: Pick<Session, 'user' | 'subject'>): Sql => {
  const sites = subject.sites.map(({ _id }) => _id)
  const roles = user.roles.map(({ _id }) => _id)
  return sql`(
    (a.sites = '{}' or a.sites && ${sites}::text[]) and (a.roles = '{}' or a.roles && ${roles}::text[]))`
}
