import { sql } from 'kysely'
import { random, type Random } from '#server/demo/random.ts'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { loadBrands } from './loadBrands.ts'
import { searchCases } from './searchCases.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What it costs to find brands while one types, over HTTP, beside the plainest SQL for the same words: the first twenty
 * that contain them, in no order and without a count. Aim: 95 of 100 within 100 ms.
 * BENCH_ROWS, BENCH_DATABASE (`pglite` or `postgresql`), BENCH_CALLS and BENCH_SEED change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const kind = (process.env['BENCH_DATABASE'] ?? 'postgresql') as DatabaseKind
const calls = Number(process.env['BENCH_CALLS'] ?? 100)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const warmUp = 5

const server = await startTestServer(kind)
try {
  console.log(`${machine()}; ${kind}, ${rows} brands, ${calls} calls of each kind, seed ${seed}`)
  await loadBrands(server.database, rows)
  const { token = '' } = await server.as('brand.editor')
  const results: Record<string, unknown> = {}
  for (const [name, type] of Object.entries(searchCases)) results[name] = await measure(server, token, type)
  console.table(results)
} finally {
  await server.stop()
}

async function measure({ url, database }: TestServer, token: string, type: (chance: Random) => string) {
  const chance = random(seed)
  const http: number[] = []
  const bare: number[] = []
  let found = 0
  let slowest = ''
  for (let index = -warmUp; index < calls; index += 1) {
    const q = type(chance)
    const ms = await timed(async () => {
      const response = await fetch(`${url}/api/v1/bd/brand/search?q=${encodeURIComponent(q)}`, {
        headers: { token },
      })
      const { data, errcode } = (await response.json()) as { data: { total: number }; errcode: number }
      if (errcode !== 0) throw new Error(`${q}: the search answers ${errcode}`)
      if (index >= 0) found += data.total / calls
    })
    const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const sqlMs = await timed(() =>
      sql`
        select _id, name, name_en, name_tc, logo from brand
        where deleted_at is null and (search_text like ${pattern} or pinyin like ${pattern}) limit 20`.execute(
        database.db,
      ),
    )
    if (index < 0) continue
    if (ms > Math.max(0, ...http)) slowest = q
    http.push(ms)
    bare.push(sqlMs)
  }
  const [byHttp, bySql] = [sorted(http), sorted(bare)]
  return {
    'HTTP median ms': round(at(byHttp, 0.5)),
    'HTTP p95 ms': round(at(byHttp, 0.95)),
    'HTTP most ms': round(at(byHttp, 1)),
    slowest,
    'SQL median ms': round(at(bySql, 0.5)),
    'SQL p95 ms': round(at(bySql, 0.95)),
    'found on average': Math.round(found),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
