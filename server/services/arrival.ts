import { sql } from 'kysely'
import { z } from 'zod'
import { arrivalKinds } from '#contract/core/arrivalKinds.ts'
import type { Db } from '#server/db/database.ts'

/** The row of the table `installation` that says how far the demo operator has arrived, until everything is there. */
export const arrivalKey = 'demo_arriving'

const state = z.object({
  /** The number of parts that are there. */
  done: z.number().int(),
  total: z.number().int(),
  /** The kind of data that arrives next. */
  kind: z.enum(arrivalKinds),
  /** Statements that restore the foreign keys of the tables that are being filled. */
  foreignKeys: z.array(z.string()),
})

/** How far the demo operator has arrived. */
export type ArrivalState = z.infer<typeof state>

/** The databases in which everything is there, which then need not be asked again. */
const complete = new WeakSet<Db>()

/** How far it is; null if everything is there, or the installation has no demo operator. */
export async function readArrival(db: Db): Promise<ArrivalState | null> {
  if (complete.has(db)) return null
  const { rows } = await sql<{ value: string }>`
    select value from installation where key = ${arrivalKey}`.execute(db)
  if (rows[0]) return state.parse(JSON.parse(rows[0].value))
  complete.add(db)
  return null
}
