import { sql } from 'kysely'
import { seedOnce } from '#server/db/seedOnce.ts'
import type { Db } from '#server/db/database.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { spellMissing } from '#server/engine/spell.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { demoOperator } from './demoOperator.ts'
import type { DemoOptions } from './demoOptions.ts'
import { siteDay, unixSeconds } from './commonColumns.ts'
import { flagTenants } from './flags.ts'
import { calculatePerformance } from './retailPerformance.ts'
import { seedFiles, type FilePlace } from './seedFiles.ts'
import { withoutIndexes } from './withoutIndexes.ts'

interface DemoSeed extends Omit<DemoOptions, 'hash'> {
  /** Where its pictures go; without it there are none. */
  place?: FilePlace | undefined
  /** Called with what was done, such as every table that is filled. */
  progress?: (done: string) => void
}

/** Writes the demo operator, completely or not at all. */
export async function seedDemo(
  db: Db,
  { place, progress = () => undefined, ...options }: DemoSeed,
): Promise<void> {
  const tables = demoOperator({ ...options, hash: hashPasswordSync })
  progress('made')
  const facts = { seeded: 'demo', demo_scale: options.scale, demo_now: options.now.toISOString() }
  await seedOnce(db, facts, async (inside) => {
    const filled = tables.flatMap(({ table, statements }) => (statements ? [table] : []))
    const restore = await withoutIndexes(inside, filled)
    for (const table of tables) {
      await insertRows(inside, table)
      for (const statement of table.statements ?? []) await statement.execute(inside)
      progress(table.table)
    }
    await restore()
    progress('indexes')
    const now = unixSeconds(options.now)
    await calculatePerformance(inside, siteDay(now), now)
    progress('performance')
    await flagTenants(inside, siteDay(now), now)
    progress('flags')
    await spellMissing(
      inside,
      options.plugins.flatMap(({ resources = [] }) => resources),
    )
    progress('pinyin')
    if (place) await seedFiles(inside, place, options.scale === 'test')
    progress('files')
  })
  for (const { table } of tables) await sql`analyze ${sql.table(table)}`.execute(db)
  progress('analyzed')
}
