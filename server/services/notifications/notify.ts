import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/base/newId.ts'

/** What people are told: a message of the console by its key, and where it leads. */
export interface Notice {
  /** The ids of those who are told. */
  readonly users: readonly string[]
  /** What it is about, such as `job.done`. */
  readonly type: string
  /** The key of the message that says it, a plugin's beginning with the plugin's id, and what stands for the names in that. */
  readonly title_key: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Where in the console it leads. */
  readonly link?: string | null
}

/** Tells people something, each of them once; they find it unread in the console. Call it in the transaction of what it tells. */
export async function notify(
  db: Db,
  { users, type, title_key, params = {}, link = null }: Notice,
): Promise<void> {
  const rows = [...new Set(users)].map((user_id) => ({ _id: newId(), user_id }))
  await sql`
    insert into notification (_id, user_id, type, title_key, params, link)
    select _id, user_id, ${type}, ${title_key}, ${JSON.stringify(params)}::jsonb, ${link}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (_id text, user_id text)`.execute(db)
}
