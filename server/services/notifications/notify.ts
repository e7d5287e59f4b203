import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
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
}

/**
 * Notifies people, each of them once; they find it unread in the console. Call it in the transaction of the
 * event. In development and in tests it throws if there is no text for the key.
 */
export async function notify(
  db: Db,
  { users, type, title_key, params = {}, link = null }: Notice,
): Promise<void> {
  if (isTried) await requireText(db, title_key)
  const rows = [...new Set(users)].map((user_id) => ({ _id: newId(), user_id }))
  await sql`
    insert into notification (_id, user_id, type, title_key, params, link)
    select _id, user_id, ${type}, ${title_key}, ${JSON.stringify(params)}::jsonb, ${link}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (_id text, user_id text)`.execute(db)
}

const isTried = ['development', 'test'].includes(process.env['NODE_ENV'] ?? '')

/** The console has the texts of its own notifications. */
async function requireText(db: Db, key: string): Promise<void> {
  if (key.startsWith('atrium.')) return
  const { rows } = await sql`select from notice_text where key = ${key}`.execute(db)
  if (rows.length === 0)
    throw new Error(`There is no text for the notification ${key}. Declare it under notices of the plugin.`)
}
