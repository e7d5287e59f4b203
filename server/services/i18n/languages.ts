import { sql } from 'kysely'
import type { Language } from '#contract/System/i18n.ts'
import type { Db } from '#server/db/database.ts'

/** The languages to choose from, in order. */
export async function languages(db: Db): Promise<Language[]> {
  const { rows } = await sql<Language>`
    select _id, name, label, is_default, is_active from i18n_language
    where is_active and deleted_at is null order by "order", name`.execute(db)
  return rows
}

/** The operator's texts in a language, and their version; undefined for an unknown language. */
export async function messagesOf(db: Db, name: string) {
  const { rows } = await sql<{ version: number; messages: Record<string, string> }>`
    select version, (
      select coalesce(jsonb_object_agg(key, text order by key), '{}') from i18n_message where locale = name
    ) as messages
    from i18n_language where name = ${name} and is_active and deleted_at is null`.execute(db)
  return rows[0]
}
