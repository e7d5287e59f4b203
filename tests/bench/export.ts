import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { openDatabase, type Database, type Db } from '#server/db/database.ts'
import { readSettings } from '#server/base/settings.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { loadBrands } from './loadBrands.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What an export of many rows takes: seconds, and the most memory of a process that does nothing else, in the heap that
 * Node takes by itself. Each file is read again by another reader than ours: rows, the sum of a column, the Total row last.
 * Aim: the memory of 100,000 rows is at most 1.2 times that of 10,000. BENCH_DATABASE (`pglite` or `postgresql`), BENCH_ROWS and BENCH_RUNS change the run.
 */
const kind = (process.env['BENCH_DATABASE'] ?? 'pglite') as DatabaseKind
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const program = fileURLToPath(new URL('exportOnce.ts', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-export-'))
const { settings, remove } = await newDatabase(kind)
try {
  console.log(`${machine()}; ${kind}, ${rows} brands, ${runs} runs each`)
  await withDatabase((database) => loadBrands(database, rows))
  const results: Record<string, unknown> = {}
  for (const format of ['xlsx', 'csv'] as const) {
    const small = await measure(format, rows / 10)
    const large = await measure(format, rows)
    const ratio = round(large['peak MB'] / small['peak MB'])
    results[`${format}, ${rows / 10}`] = small
    results[`${format}, ${rows}`] = { ...large, ratio }
    if (ratio > 1.2) process.exitCode = 1
  }
  console.table(results)
} finally {
  rmSync(folder, { recursive: true, force: true })
  await remove()
}

/** The middle of some runs. */
async function measure(format: 'xlsx' | 'csv', count: number) {
  const until = `BR-${String(count).padStart(6, '0')}`
  const path = join(folder, `brands.${format}`)
  const expected = await withDatabase(({ db }) => sums(db, until))
  const times: number[] = []
  const peaks: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const env = { ...process.env, ...settings }
    const printed = execFileSync(process.execPath, [program, format, until, path], {
      env,
      encoding: 'utf8',
    })
    const { seconds, most } = JSON.parse(printed) as { seconds: number; most: number }
    times.push(seconds)
    peaks.push(most)
    check(format === 'xlsx' ? readWorkbook(path) : readLines(path), expected)
  }
  const middle = (values: number[]): number => at(sorted(values), 0.5)
  return { seconds: middle(times), 'peak MB': middle(peaks), 'file MB': round(statSync(path).size / 1e6) }
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readSettings(settings), () => undefined)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

interface Sums {
  count: number
  stores: number
}

async function sums(db: Db, until: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(*)::int as count, sum(store_count)::int as stores from brand
    where code collate "C" <= ${until} and deleted_at is null`.execute(db)
  return rows[0] ?? { count: 0, stores: 0 }
}

function check(read: string[][], { count, stores }: Sums): void {
  const [last, body] = [read.at(-1), read.slice(1, -1)]
  const sum = body.reduce((so, row) => so + Number(row[5]), 0)
  const isWhole =
    body.length === count && sum === stores && new Set(body.map(([code]) => code)).size === count
  if (!isWhole || last?.[0] !== 'Total' || Number(last[5]) !== stores) {
    throw new Error(
      `the file has ${body.length} rows, sum ${sum}, last ${String(last)}; expected ${count}, ${stores}`,
    )
  }
}

function readLines(path: string): string[][] {
  return parse(readFileSync(path), { bom: true })
}

/** Shares nothing with our reader. */
function readWorkbook(path: string): string[][] {
  const xml = strFromU8(unzipSync(readFileSync(path))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', value = ''] of row.matchAll(/<c r="([A-Z])\d+"[^>/]*>(.*?)<\/c>/gs)) {
      cells[column.charCodeAt(0) - 65] = value.replace(/<[^>]*>/g, '')
    }
    return cells
  })
}
