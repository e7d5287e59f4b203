import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'

/** Which of these months of a site are locked, in order. */
export async function lockedMonths(
  { db }: Pick<Context, 'db'>,
  site: string,
  months: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ stat_month: string }>`
    select stat_month from period_lock
    where site = ${site} and stat_month = any(${[...months]}::text[]) and deleted_at is null
    order by stat_month`.execute(db)
  return rows.map(({ stat_month }) => stat_month)
}
