import { sql } from 'kysely'
import { isEmailAddress } from '#contract/emailAddress.ts'
import type { Locale, LocalText } from '#contract/localText.ts'
import { filled } from '#server/base/filled.ts'
import type { Db } from '#server/db/database.ts'
import type { Entry, Message } from './channel.ts'

/** Attempts before a message is given up, which takes about seven hours. */
const attempts = 12
/** The largest number of notifications in a message. */
const most = 50

const now = sql`extract(epoch from now())::int8`

/** Whether anything is due. */
export async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from delivery where finished_at is null and next_at <= ${now} limit 1`.execute(db)
  return rows.length > 0
}

/** Puts what waits for the same person or chat into one message. It stays the same however often it is tried. */
export async function formMessages(db: Db): Promise<void> {
  await sql`
    update delivery d set message = formed.message
    from (
      select seq, min(seq) over (partition by channel, user_id, site, part) as message
      from (
        select seq, channel, user_id, site,
          (row_number() over (partition by channel, user_id, site order by seq) - 1) / ${most}::int as part
        from delivery where finished_at is null and message is null and next_at <= ${now}) numbered) formed
    where d.seq = formed.seq and d.message is null`.execute(db)
}

/** The messages that are due, of each channel the oldest, in their order. */
export async function waitingMessages(
  db: Db,
): Promise<readonly { readonly channel: string; readonly message: number }[]> {
  const { rows } = await sql<{ channel: string; message: number }>`
    select channel, message from (
      select channel, message, row_number() over (partition by channel order by message) as place
      from delivery where finished_at is null and next_at <= ${now} and message is not null
      group by channel, message) due
    where place <= 500 order by message`.execute(db)
  return rows
}

/** Leaves a channel alone for a minute. This is no attempt for the messages that wait. */
export const pause = (db: Db, channel: string): Promise<unknown> =>
  sql`
    update delivery set next_at = ${now} + 60
    where channel = ${channel} and finished_at is null and next_at <= ${now}`.execute(db)

interface Row {
  readonly text: LocalText
  readonly params: Readonly<Record<string, string | number>>
  readonly link: string | null
  readonly created_at: number
  readonly locale: Locale
  readonly email: string | null
  /** The name of the site, for a chat. */
  readonly site: string | null
}

/**
 * Takes a message for one attempt; undefined if another server has it. Taking it also sets the time of
 * the next attempt, so that a message whose server dies is tried again. `home` is the address of the console.
 */
export async function claim(db: Db, message: number, home: string): Promise<Message | undefined> {
  const { rows } = await sql<Row>`
    with mine as (
      update delivery set attempts = attempts + 1,
        next_at = ${now} + least(30 * (2 ^ attempts), 3600)::int8
      where message = ${message} and finished_at is null and next_at <= ${now} returning *)
    select n.text, mine.params, mine.link, mine.created_at, u.email,
      case when s.site_region = 'HK' then coalesce(s.name_tc, s.name) else s.name end as site,
      coalesce(u.locale, case when s.site_region = 'HK' then 'zh_TW' else 'zh_CN' end) as locale
    from mine join notice_text n on n.key = mine.title_key
    left join "user" u on u._id = mine.user_id and u.is_active and u.deleted_at is null
    left join site s on s._id = mine.site order by mine.seq`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const { locale, email, created_at } = first
  const entries = rows.map(({ text, params, link, site }): Entry => ({
    text: (site === null ? '' : `${site} · `) + filled(text[locale], params, ''),
    link: `${home}/#${link ?? '/'}`,
  }))
  const address = email !== null && isEmailAddress(email) ? email : null
  return { id: `notice-${message}-${created_at}`, locale, email: address, entries }
}

/** Ends a message: sent, or given up for a reason. */
export const finish = (db: Db, message: number, error: string | null): Promise<unknown> =>
  sql`
    update delivery set finished_at = ${now}, error = ${error}
    where message = ${message} and finished_at is null`.execute(db)

/** Notes why an attempt failed; after the last one the message is given up. */
export const postpone = (db: Db, message: number, error: string): Promise<unknown> =>
  sql`
    update delivery set error = ${error.slice(0, 300)},
      finished_at = case when attempts >= ${attempts}::int then ${now} end
    where message = ${message} and finished_at is null`.execute(db)
