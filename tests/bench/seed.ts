import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import { folderStore, incomingFolder } from '#server/services/files/folderStore.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { machine, round } from './timing.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'

/**
 * How long setting the demo operator up takes, table by table. BENCH_SCALE (`test`, `demo`, `full`) and BENCH_DATABASE
 * (`pglite` or `postgresql`) change the run.
 */
const scale = (process.env['BENCH_SCALE'] ?? 'demo') as 'test' | 'demo' | 'full'
const kind = process.env['BENCH_DATABASE'] ?? 'pglite'

const folder = mkdtempSync(join(tmpdir(), 'atrium-seed-'))
const postgres = kind === 'postgresql' ? await startPostgres() : undefined
const database = await openDatabase(
  { DATA_DIR: folder, DATABASE_URL: postgres?.url, DATABASE_POOL: 2, DATABASE_TIMEOUT: 600 },
  () => undefined,
)
try {
  await migrate(database.db)
  console.log(`${machine()}; ${kind}, scale ${scale}`)
  const started = performance.now()
  let last = started
  const seconds: Record<string, { seconds: number }> = {}
  const progress = (done: string) => {
    const now = performance.now()
    seconds[done] = { seconds: round((now - last) / 1000) }
    last = now
  }
  const place = { files: folderStore({ DATA_DIR: folder }), incoming: incomingFolder({ DATA_DIR: folder }) }
  await seedDemo(database.db, { scale, now: new Date(demoNow), progress, place, plugins: shippedHalves })
  console.table(Object.fromEntries(Object.entries(seconds).filter(([, { seconds: taken }]) => taken >= 0.05)))
  const { rows } = await sql<{ name: string; rows: string }>`
    select relname as name, reltuples::int8 as rows from pg_class
    where relnamespace = current_schema::regnamespace and relkind = 'r' and reltuples >= 100 order by 2 desc`.execute(
    database.db,
  )
  console.table(Object.fromEntries(rows.map(({ name, rows: count }) => [name, { rows: Number(count) }])))
  console.log(`${round((performance.now() - started) / 1000)} s in all`)
} finally {
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
