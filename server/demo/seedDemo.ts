import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { seedOnce } from '#server/db/seedOnce.ts'
import type { Resource } from '#contract/resource.ts'
import { spelled, spellMissing } from '#server/engine/spell.ts'
import { spelledFields } from '#server/engine/spelling.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { arrive, nothingArrived } from './arrival.ts'
import { demoOperator, type DemoOperator } from './demoOperator.ts'
import type { DemoOptions } from './demoOptions.ts'
import type { DemoPart } from './demoPart.ts'
import { scoringTableNames } from '#server/plugins/RM_evaluate/demo/scoringParts.ts'
import type { FilePlace } from './seedFiles.ts'
import { withoutForeignKeys, withoutIndexes } from './withoutIndexes.ts'

/** What the demo operator is made from. */
export type DemoSeed = Omit<DemoOptions, 'hash'>

/** Called with what was done, such as every table that is filled. */
export type SeedProgress = (done: string) => void

interface WholeDemoSeed extends DemoSeed {
  /** Where its pictures go; without it there are none. */
  readonly place?: FilePlace | undefined
  readonly progress?: SeedProgress
}

/** Makes the demo operator in memory. It takes two seconds, in which a database can be opened. */
export const makeDemo = (seed: DemoSeed): DemoOperator => demoOperator({ ...seed, hash: hashPasswordSync })

/** Writes the whole demo operator, with all that usually arrives later. */
export async function seedDemo(
  db: Db,
  { place, progress = () => undefined, ...seed }: WholeDemoSeed,
): Promise<void> {
  const demo = makeDemo(seed)
  progress('made')
  const parts = demo.parts(place)
  await beginDemo(db, seed, { ...demo, parts }, progress)
  await arrive(db, parts, { progress })
}

/** Writes what the demo operator starts with, completely or not at all. `arrive` adds the rest. */
export async function beginDemo(
  db: Db,
  { scale, now, plugins }: DemoSeed,
  { tables, parts }: Pick<DemoOperator, 'tables'> & { readonly parts: readonly DemoPart[] },
  progress: SeedProgress = () => undefined,
): Promise<void> {
  const facts = { seeded: 'demo', demo_scale: scale, demo_now: now.toISOString() }
  const resources = plugins.flatMap(({ resources: own = [] }) => own)
  await seedOnce(db, facts, async (inside) => {
    const restore = await withoutIndexes(
      inside,
      tables.map(({ table }) => table),
    )
    // What is written to a table that was emptied in the same transaction does not go through the log.
    await sql`truncate tenant_sale, tenant_rent`.execute(inside)
    for (const table of tables) {
      await insertRows(inside, withSpelling(table, resources))
      for (const statement of table.statements ?? []) await statement.execute(inside)
      progress(table.table)
    }
    await restore()
    progress('indexes')
    await spellMissing(inside, resources)
    const foreignKeys = await withoutForeignKeys(inside, scoringTableNames)
    await insertRows(inside, { table: 'installation', rows: [nothingArrived(parts, foreignKeys)] })
  })
  // A small sample will do until `arrive` takes a large one.
  await db.transaction().execute(async (inside) => {
    await sql`set local default_statistics_target = 10`.execute(inside)
    await sql`analyze ${sql.join(tables.map(({ table }) => sql.table(table)))}`.execute(inside)
  })
  progress('analyzed')
}

/** The rows of a table with the pinyin of their names, which is found while the rows before are being written. */
function withSpelling(
  { table, rows }: DemoTable,
  resources: readonly Resource[],
): Pick<DemoTable, 'table' | 'rows'> {
  const resource = resources.find(({ name }) => name === table)
  return { table, rows: resource && spelledFields(resource).length > 0 ? spelledRows(resource, rows) : rows }
}

function* spelledRows(resource: Resource, rows: DemoTable['rows']): Generator<Record<string, unknown>> {
  for (const row of rows) yield { ...row, ...spelled(resource, row) }
}
