import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'

/**
 * Stores texts of a language by their keys and removes those that are empty. Returns the number of changes;
 * if there are any, the version of the language is increased. Throws 4092 with the current texts if somebody
 * else has changed one of those that the changes are based on (`from`).
 */
export async function changeMessages(
  context: Context,
  name: string,
  given: Readonly<Record<string, string>>,
  from: Readonly<Record<string, string>> = {},
): Promise<number> {
  return transact(context, async (inside) => {
    // The language's row is locked, so that two concurrent changes each get their own version.
    const language = await sql`
      select name from i18n_language where name = ${name} and is_active and deleted_at is null
      for update`.execute(inside.db)
    if (language.rows.length === 0) throw new ApiError('not_found')
    const stored = await sql<{ key: string; text: string }>`
      select key, text from i18n_message
      where locale = ${name} and key = any(${Object.keys(given)})`.execute(inside.db)
    const before = new Map(stored.rows.map(({ key, text }) => [key, text]))
    const changed = Object.entries(given).filter(([key, text]) => text !== (before.get(key) ?? ''))
    if (changed.length === 0) return 0
    const newer = changed.flatMap(([key]) => {
      const current = before.get(key) ?? ''
      return Object.hasOwn(from, key) && from[key] !== current ? [[key, current]] : []
    })
    if (newer.length > 0) throw new ApiError('stale', { current: Object.fromEntries(newer) })
    await write(inside, name, changed)
    await record(
      inside,
      name,
      changed.map(([key, text]) => [key, { from: before.get(key) ?? '', to: text }]),
    )
    return changed.length
  })
}

async function write({ db, who, now }: Context, name: string, changed: [string, string][]): Promise<void> {
  const removed = changed.flatMap(([key, text]) => (text === '' ? [key] : []))
  const kept = changed.flatMap(([key, text]) => (text === '' ? [] : [{ key, text }]))
  await sql`delete from i18n_message where locale = ${name} and key = any(${removed})`.execute(db)
  await sql`
    insert into i18n_message (locale, key, text, updated_at, updated_by)
    select ${name}, key, text, ${now}::int8, ${who.id}
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (key text, text text)
    on conflict (locale, key) do update set
      text = excluded.text, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(db)
  await sql`
    update i18n_language set version = version + 1, updated_at = ${now}, updated_by = ${who.id}
    where name = ${name}`.execute(db)
}

async function record(
  { db, who, now, ip, requestId }: Context,
  name: string,
  diff: [string, { from: string; to: string }][],
): Promise<void> {
  await writeAudit(db, [
    {
      at: now,
      user_id: who.id,
      ip,
      action: 'update',
      entity: 'i18n_message',
      entity_id: name,
      diff: Object.fromEntries(diff),
      request_id: requestId,
    },
  ])
}
