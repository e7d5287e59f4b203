import { sql } from 'kysely'
import { preferenceCount, userPreferences, userPreferenceUpdate } from '#contract/core/preference.ts'
import { refuseFields } from '#contract/reply.ts'
import { route, type Route } from '#server/http/handler.ts'

interface Preference {
  key: string
  value: unknown
}

/**
 * What a person set up in the console, stored so that it is the same on every device. Only the caller's own.
 */
export const preferenceRoutes: readonly Route[] = [
  route(userPreferences, ({ reading }) =>
    reading(async ({ db, who }) => {
      const { rows } = await sql<Preference>`
        select key, value from user_preference where user_id = ${who.id} order by key`.execute(db)
      return { data: { list: rows, total: rows.length } }
    }),
  ),

  route(userPreferenceUpdate, async ({ body: { key, value }, context }) => {
    const { db, who } = context()
    if (value === null) {
      await sql`delete from user_preference where user_id = ${who.id} and key = ${key}`.execute(db)
      return { data: { key, value } }
    }
    const mine = sql`from user_preference where user_id = ${who.id}`
    const { rows } = await sql<Preference>`
      insert into user_preference (user_id, key, value)
      select ${who.id}, ${key}, ${JSON.stringify(value)}::jsonb
      where exists (select ${mine} and key = ${key}) or (select count(*) ${mine}) < ${preferenceCount}
      on conflict (user_id, key) do update set value = excluded.value, updated_at = excluded.updated_at
      returning key, value`.execute(db)
    if (!rows[0]) throw refuseFields('param.invalid', { key: 'max' })
    return { data: rows[0] }
  }),
]
