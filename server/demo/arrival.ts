import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { arrivalKey, readArrival, type ArrivalState } from '#server/services/arrival.ts'
import type { DemoPart } from './demoPart.ts'
import { runEach } from './withoutIndexes.ts'

/** The row of the table `installation` for parts of which none is there yet. */
export const nothingArrived = (parts: readonly DemoPart[], foreignKeys: readonly string[]) => ({
  key: arrivalKey,
  value: JSON.stringify(stateAt(parts, 0, foreignKeys)),
})

const stateAt = (parts: readonly DemoPart[], done: number, foreignKeys: readonly string[]): ArrivalState => ({
  done,
  total: parts.length,
  kind: parts[Math.min(done, parts.length - 1)]?.kind ?? 'files',
  foreignKeys: [...foreignKeys],
})

interface ArrivalOptions {
  /** Called after each part with its kind, or `indexes` at the end. */
  readonly progress?: (made: string, done: number, total: number) => void
  /** Called before each part: lets others have their turn, or throws to stop. */
  readonly pause?: () => Promise<unknown>
}

/**
 * Makes the parts that are missing, each in a transaction of its own. A part that was interrupted is made again by the next
 * call. Only one process may do this at a time.
 */
export async function arrive(
  db: Db,
  parts: readonly DemoPart[],
  { progress, pause }: ArrivalOptions = {},
): Promise<void> {
  const before = await readArrival(db)
  if (!before) return
  for (const [place, part] of parts.entries()) {
    if (place < before.done) continue
    await pause?.()
    await part.make(db, (work) =>
      db.transaction().execute(async (inside) => {
        await work(inside)
        const value = JSON.stringify(stateAt(parts, place + 1, before.foreignKeys))
        await sql`update installation set value = ${value} where key = ${arrivalKey}`.execute(inside)
      }),
    )
    progress?.(part.kind, place + 1, parts.length)
  }
  await pause?.()
  await db.transaction().execute(async (inside) => {
    await runEach(inside, before.foreignKeys)
    await sql`delete from installation where key = ${arrivalKey}`.execute(inside)
  })
  // Their rows came site by site and day by day, and much of each page of their indexes is empty.
  for (const table of ['scoring_report', 'scoring_report_item', 'scoring_result', 'retail_performance'])
    await sql`reindex table ${sql.table(table)}`.execute(db)
  await sql`analyze`.execute(db)
  progress?.('indexes', parts.length, parts.length)
}
