import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { brand } from '#contract/brandDB/brand.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Row } from '#server/engine/context.ts'
import { exportRows } from '#server/engine/exportRows.ts'
import { brandWords } from '#contract/brandDB/brand.words.ts'
import { recordTexts } from '#server/app/plugins/recordTexts.ts'
import { recordSheet } from '#server/services/sheet/recordSheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { readSettings } from '#server/base/settings.ts'

/**
 * One export in a process of its own, so that its memory can be told: the brands up to a code, into a file. Prints the
 * seconds, and the megabytes in use at most, after the database was opened and while it ran.
 */
const [format, until, path] = process.argv.slice(2)
if ((format !== 'xlsx' && format !== 'csv') || !until || !path)
  throw new Error('exportOnce <format> <code> <file>')

const columns = ['code', 'name', 'name_en', 'category_id', 'status', 'store_count', 'founded_year', 'website']
const resources = new Map(Object.values(contract.resources).map((one: Resource) => [one.name, one]))
const sites: [] = []
const person = {
  id: 'bench',
  isAdmin: true,
  isManager: true,
  hasEverySite: true,
  permissions: new Set<string>(),
  roleTypes: new Set<string>(),
  departments: [],
}

const settings = readSettings(process.env)
const database = await openDatabase(settings, () => undefined)
const who = { ...person, sites, site: null, stores: null }
const context = { db: database.db, resources, who, requestId: 'bench', ip: null, now: 0 }
const before = megabytes()
let most = before
const watching = setInterval(() => (most = Math.max(most, megabytes())), 5)
const started = performance.now()

let stores = 0
async function* summed(pages: AsyncIterable<Row[]>) {
  for await (const page of pages) {
    for (const record of page) stores += Number(record['store_count'])
    yield page
  }
}
const query = { cond: JSON.stringify({ code: { $lte: until } }), sort: JSON.stringify({ code: 1 }) }
const taking = { fields: columns, most: 1_000_000, reading: database.reading }
const found = await exportRows(brand, context, query, taking)
const reader = { locale: 'zh_CN', timeZone: 'Asia/Shanghai' } as const
const sheet = recordSheet(brand, context, recordTexts(brand, brandWords), {
  names: columns,
  pages: summed(found),
  reader,
})
const total = () => columns.map((name, at) => (at === 0 ? 'Total' : name === 'store_count' ? stores : null))
await pipeline(sheetFile('brands', format, [{ ...sheet, total }]).content, createWriteStream(path))

clearInterval(watching)
const seconds = Math.round(performance.now() - started) / 1000
console.log(JSON.stringify({ seconds, before, most: Math.max(most, megabytes()) }))
await database.close()

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 2 ** 20)
}
