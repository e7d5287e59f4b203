import { sql } from 'kysely'
import { brand as resource } from '#contract/brandDB/brand.ts'
import type { Database, Db } from '#server/db/database.ts'
import { generateBrands } from '#server/plugins/brandDB/demo/brands.ts'
import { insertRows } from '#server/db/insertRows.ts'
import { spelled } from '#server/engine/spell.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'

/** Fills the table up to so many brands. The indexes are made afterwards, which takes a fraction of the time. */
export async function loadBrands({ db, unhurried }: Database, count: number): Promise<void> {
  const started = performance.now()
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'brand' and indexname not like '%pkey'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  await insertRows(db, { table: 'brand', rows: newBrands(count, await brandIds(db)) })
  // Whoever adds one now gets a code beyond theirs.
  await sql`select setval('brand_code', greatest(100000, ${count}))`.execute(db)
  const loaded = performance.now()
  // On a million rows an index takes longer than a request may.
  await unhurried(async (one) => {
    await sql`set maintenance_work_mem = '256MB'`.execute(one)
    for (const { definition } of indexes) await sql.raw(definition).execute(one)
    await sql`vacuum analyze brand`.execute(one)
    await sql`reset all`.execute(one)
  })
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(0)
  console.log(`loaded in ${seconds(started, loaded)} s, indexed in ${seconds(loaded, performance.now())} s`)
}

/** Those that are not there yet: the demo operator has the first ones. */
function* newBrands(count: number, there: ReadonlySet<string>) {
  for (const brand of generateBrands(count, { now: Date.parse(demoNow) / 1000 })) {
    if (!there.has(brand._id)) yield { ...brand, ...spelled(resource, brand) }
  }
}

async function brandIds(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`select _id from brand`.execute(db)
  return new Set(rows.map(({ _id }) => _id))
}
