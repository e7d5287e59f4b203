import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'

/** The day that it is at a site, `YYYY-MM-DD`. */
export async function dayAt({ db, now }: Pick<Context, 'db' | 'now'>, site: unknown): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (to_timestamp(${now}) at time zone timezone)::date as day from site where _id = ${site}`.execute(
    db,
  )
  if (!rows[0]) throw new Error('a store is at a site that there is not')
  return rows[0].day
}
