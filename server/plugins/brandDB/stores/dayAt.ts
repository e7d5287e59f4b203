import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'

type Asking = Pick<Context, 'db' | 'now'>

/** Today's date at each of these sites, `YYYY-MM-DD`. */
export async function daysAt(
  { db, now }: Asking,
  sites: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const { rows } = await sql<{ _id: string; day: string }>`
    select _id, (to_timestamp(${now}) at time zone timezone)::date as day from site
    where _id = any(${[...new Set(sites)]})`.execute(db)
  return new Map(rows.map(({ _id, day }) => [_id, day]))
}

/** Today's date at a site. */
export async function dayAt(asking: Asking, site: unknown): Promise<string> {
  const day = (await daysAt(asking, [site])).get(site)
  if (day === undefined) throw new Error(`A store refers to site ${String(site)}, which does not exist.`)
  return day
}
