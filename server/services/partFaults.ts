import { sql } from 'kysely'
import type { Fault, PartFault } from '#contract/core/pluginReport.ts'
import type { Db } from '#server/db/database.ts'

/** The maximum number of remembered parts; the one that failed longest ago is forgotten first. */
const mostParts = 500

/** Counts one more failure of a part. */
export async function countFault(
  db: Db,
  { plugin, version, part }: Pick<Fault, 'plugin' | 'version' | 'part'>,
  now: number,
): Promise<void> {
  await sql`
    insert into part_fault as f (plugin, version, part, count, last_at) values (${plugin}, ${version}, ${part}, 1, ${now})
    on conflict (plugin, version, part) do update set
      count = least(f.count, 1000000) + 1, last_at = excluded.last_at`.execute(db)
  await sql`
    delete from part_fault where (plugin, version, part) in (
      select plugin, version, part from part_fault order by last_at desc, plugin, version, part offset ${mostParts})`.execute(
    db,
  )
}

/** The parts that failed, most recent first. */
export async function readFaults(db: Db): Promise<PartFault[]> {
  const { rows } = await sql<PartFault>`
    select plugin, version, part, count, last_at::float8 as last_at from part_fault
    order by last_at desc, plugin, version, part limit ${mostParts}`.execute(db)
  return rows
}
