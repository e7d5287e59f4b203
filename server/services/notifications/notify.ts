import { sql } from 'kysely'
import { mailPreference, mutedPreference } from '#contract/core/preference.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { underWay } from '#server/base/log.ts'
import { countWithin } from '#server/db/countWithin.ts'
import { newId } from '#server/base/newId.ts'

/** A notification: a text by its key, and where it leads. */
export interface Notice {
  /** The ids of the recipients. */
  readonly users: readonly string[]
  /** Its type, such as `job.done`. */
  readonly type: string
  /**
   * The key of the text, one of the plugin's `notices`, such as `parking.full`; and the values of its
   * placeholders.
   */
  readonly title_key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** The page of the console that it leads to. */
  readonly link?: string | null
  /**
   * Telling these people is all that somebody wants: beyond `messageRate` the request is refused (4290), so that nobody
   * bothers others without end.
   */
  readonly isMessage?: boolean
  /** The recipients asked for this mail, so that it is sent even if they turned mails of notifications off. */
  readonly isRequested?: boolean
}

/**
 * Notifies people, each of them once; they find it unread in the console, and in their mailbox if the notice
 * goes there and they have not turned it off. What a person causes reaches others once for each matter: the same notice
 * again is left out while the first is unread, and for an hour. Call it in the transaction of the event. In development and in
 * tests it throws if there is no text for the key.
 */
export async function notify(
  db: Db,
  { users, type, title_key, params = {}, link = null, isRequested = false, isMessage = false }: Notice,
): Promise<void> {
  if (isTried) await requireText(db, title_key)
  const person = underWay.getStore()?.person
  if (person !== undefined && isMessage) await countMessages(db, person, users)
  const rows = [...new Set(users)].map((user_id) => ({ _id: newId(), user_id }))
  await sql`
    with told as (
      insert into notification (_id, user_id, type, title_key, params, link, read_at)
      select _id, user_id, ${type}, ${title_key}, ${JSON.stringify(params)}::jsonb, ${link},
        case when ${isMuted(sql`told.user_id`, 'bell', type)} then extract(epoch from now())::int8 end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (_id text, user_id text)
      where ${person === undefined} or not exists (
        select from notification n where n.user_id = told.user_id and n.title_key = ${title_key}
          and n.params = ${JSON.stringify(params)}::jsonb and n.link is not distinct from ${link}
          and (n.read_at is null or n.created_at > extract(epoch from now())::int8 - 3600))
      returning user_id, title_key, params, link)
    insert into delivery (channel, user_id, title_key, params, link, next_at)
    select c.name, u._id, told.title_key, told.params, told.link,
      case when ${isRequested} or not ${hasMail('daily')} then 0 else ${nextMorning} end
    from told join notice_text n on n.key = told.title_key and 'mail' = any(n.channels)
    join "user" u on u._id = told.user_id and u.is_active and u.deleted_at is null and u.email is not null
    join notice_channel c on c.kind = 'mail'
    where ${isRequested} or not (${hasMail(false)} or ${hasMail('never')} or ${isMuted(sql`u._id`, 'mail', type)})`.execute(
    db,
  )
}

/** How many people somebody can send messages to within an hour. */
export const messageRate = { limit: 200, seconds: 3600 } as const

async function countMessages(db: Db, person: string, users: readonly string[]): Promise<void> {
  const times = new Set(users.filter((user) => user !== person)).size
  const now = Math.floor(Date.now() / 1000)
  if (times > 0) await countWithin(db, `messages of ${person}`, { ...messageRate, now, times })
}

/** Whether the mail preference of the user `u` has this value. */
const hasMail = (value: string | boolean): Sql => sql`exists (
  select from user_preference p where p.user_id = u._id and p.key = ${mailPreference} and p.value = ${JSON.stringify(value)}::jsonb)`

/** Whether somebody does not want this kind of notification there. */
const isMuted = (user: Sql, where: 'bell' | 'mail', type: string): Sql => sql`exists (
  select from user_preference p where p.user_id = ${user} and p.key = ${mutedPreference}
    and p.value -> ${where}::text ? ${type.split('.')[0] ?? type})`

/** Eight in the morning, where the user `u` works. What waits until then becomes one mail. */
const nextMorning: Sql = sql`(
  select extract(epoch from
    (date_trunc('day', now() at time zone s.timezone - interval '8 hours') + interval '1 day 8 hours')
      at time zone s.timezone)::int8
  from site s order by s._id = any(u.sites) desc, s._id limit 1)`

/**
 * Writes a notification into the group chats of a site, if the notice goes there. Call it once for an event,
 * in its transaction.
 */
export async function announce(
  db: Db,
  {
    site,
    title_key,
    params = {},
    link = null,
  }: Omit<Notice, 'users' | 'type' | 'isRequested'> & { readonly site: string },
): Promise<void> {
  if (isTried) await requireText(db, title_key)
  await sql`
    insert into delivery (channel, site, title_key, params, link)
    select c.name, s._id, n.key, ${JSON.stringify(params)}::jsonb, ${link}
    from notice_text n join site s on s._id = ${site}
    join notice_channel c on c.kind = 'robot' and (c.site is null or c.site = s.code)
    where n.key = ${title_key} and 'robot' = any(n.channels)`.execute(db)
}

const isTried = ['development', 'test'].includes(process.env['NODE_ENV'] ?? '')

/** The console has the texts of its own notifications. */
async function requireText(db: Db, key: string): Promise<void> {
  if (key.startsWith('atrium.')) return
  const { rows } = await sql`select from notice_text where key = ${key}`.execute(db)
  if (rows.length === 0)
    throw new Error(`There is no text for the notification ${key}. Declare it under notices of the plugin.`)
}
