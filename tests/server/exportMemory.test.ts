import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { exportRows } from '#server/engine/exportRows.ts'
import { brandWords } from '#contract/brandDB/brand.words.ts'
import { recordTexts } from '#server/app/plugins/recordTexts.ts'
import { recordSheet } from '#server/services/sheet/recordSheet.ts'
import type { Rows } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { collectGarbage, collectYoung } from '#tests/support/collectGarbage.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
beforeAll(async () => {
  await sql`
    insert into brand (_id, name, category_id)
    select 'made-' || n, 'made ' || n, (select _id from brand_category order by _id limit 1)
    from generate_series(1, 1600) n`.execute(server.database.db)
})

/** How many of the noted objects cannot be collected. What the last turn of the event loop touched may need another try. */
async function aliveAfterCollection(noted: readonly WeakRef<object>[]): Promise<number> {
  await collectGarbage()
  return noted.filter((one) => one.deref()).length
}

/** The brands, and a note of each page and each record that was read. */
async function notedBrands(fields: readonly string[]) {
  const { db, reading } = server.database
  const resources = new Map(Object.values(contract.resources).map((one: Resource) => [one.name, one]))
  const rights = {
    isAdmin: true,
    isManager: true,
    hasEverySite: true,
    permissions: new Set<string>(),
    roleTypes: new Set<string>(),
    departments: [],
  }
  const who = { id: 'admin', ...rights, sites: [], site: null, stores: null }
  const context = { db, resources, who, requestId: 'test', ip: null, now: 0 }
  const query = { cond: JSON.stringify({ _id: { $like: 'made-' } }) }
  const pages = await exportRows(brand, context, query, { fields, most: 20_000, reading })
  const noted: WeakRef<object>[] = []
  const source = pages[Symbol.asyncIterator]()
  const next = async () => {
    const read = await source.next()
    if (!read.done) noted.push(new WeakRef(read.value), ...read.value.map((record) => new WeakRef(record)))
    return read
  }
  const sheet = recordSheet(brand, context, recordTexts(brand, brandWords), {
    names: fields,
    pages: { [Symbol.asyncIterator]: () => ({ next }) },
    reader: { locale: 'en_US', timeZone: 'UTC' },
  })
  return { sheet, noted }
}

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  it('holds none of the records while the network takes what was read so far', async () => {
    const { sheet, noted } = await notedBrands(['code', 'name', 'category_id', 'created_at'])
    const pieces = sheetFile('brands', format, [sheet]).content[Symbol.asyncIterator]()
    while (noted.length < 1_000) expect((await pieces.next()).done).toBe(false)
    await expect.poll(() => aliveAfterCollection(noted)).toBe(0)
  })

  it('holds no row while the network takes what was written so far', async () => {
    const noted: WeakRef<object>[] = []
    function* pages(): Generator<Rows> {
      for (let n = 0; n < 100; n += 1) {
        const rows = Array.from({ length: 500 }, (_, at) => [n, at, Math.random(), `row ${Math.random()}`])
        noted.push(new WeakRef(rows), ...rows.map((row) => new WeakRef(row)))
        yield rows.splice(0)
      }
    }
    const columns = ['page', 'row', 'number', 'text'].map((title) => ({ title, kind: 'text' }) as const)
    const pieces = sheetFile('rows', format, [{ name: 'rows', columns, pages: pages() }]).content
    const taken = pieces[Symbol.asyncIterator]()
    while (noted.length < 2_000) await taken.next()
    // The generator itself holds the list that it made last, emptied.
    await expect.poll(() => aliveAfterCollection(noted)).toBeLessThanOrEqual(1)
  })
})

it('what a statement read is gone with the young garbage, however many statements follow each other', async () => {
  const { db } = server.database
  const read = () => sql`select n, repeat(n::text, 200) as text from generate_series(1, 500) n`.execute(db)
  for (let n = 0; n < 5; n += 1) await read()
  await collectGarbage()
  const before = process.memoryUsage().heapUsed
  let most = 0
  for (let n = 0; n < 60; n += 1) {
    await read()
    if (n % 10 !== 9) continue
    collectYoung()
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  }
  // A result takes some 400 kB; of ten that are held six times over it would be 24 MB.
  expect(most).toBeLessThan(5_000_000)
})
