import { sql } from 'kysely'
import { random, type Random } from '#server/demo/random.ts'
import { newId } from '#server/base/newId.ts'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { listCases } from './listCases.ts'
import { loadBrands } from './loadBrands.ts'
import { at, machine, round, sorted } from './timing.ts'
import { underLoad, type Round } from './underLoad.ts'

/**
 * What work costs under load: so many people at once who list, get, create and search brands over HTTP, signed in, with
 * access, validation and audit, against as many connections that send the SQL of someone who writes it by hand, in turns and on
 * the same rows. Aim: at most twice the time at the median, under 1 % errors.
 * BENCH_ROWS, BENCH_DATABASE (`pglite` or `postgresql`), BENCH_ROUNDS, BENCH_SECONDS and BENCH_SEED change the run;
 * BENCH_WORK takes a part of it, such as `get,create`.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const kind = (process.env['BENCH_DATABASE'] ?? 'pglite') as DatabaseKind
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const only = process.env['BENCH_WORK']?.split(',')
const atOnce = 32

/** One piece of work, over HTTP and by hand. */
interface Work {
  name: string
  http: (chance: Random) => Promise<unknown>
  byHand: (chance: Random) => Promise<unknown>
}

const server = await startTestServer(kind, undefined, { DATABASE_POOL: String(atOnce) })
try {
  console.log(`${machine()}; ${kind}, ${rows} brands, ${atOnce} at once, seed ${seed}`)
  await loadBrands(server.database, rows)
  const results: Record<string, Measured> = {}
  for (const work of await worksOn(server))
    if (only?.includes(work.name) ?? true) results[work.name] = await measure(work)
  console.table(results)
  console.log(`each of these once: ${togetherOf(Object.values(results))} times the work of the SQL alone`)
} finally {
  await server.stop()
}

async function worksOn({ url, database, as }: TestServer): Promise<Work[]> {
  const { db } = database
  const { token = '' } = await as('brand.approver')
  const headers = { token, 'content-type': 'application/json' }
  const found = await sql<{ _id: string; category_id: string }>`
    select _id, category_id from brand where deleted_at is null order by md5(_id) limit 1000`.execute(db)
  const call = async (path: string, init: RequestInit = {}): Promise<void> => {
    const response = await fetch(`${url}/api/v1${path}`, { headers, ...init })
    const { errcode } = (await response.json()) as { errcode: number }
    if (errcode !== 0) throw new Error(`${path} answers ${errcode}`)
  }
  const lists = listCases.map(({ name, ask }): Work => ({
    name: `list: ${name}`,
    http: (chance) => call(`/bdbrand?${searchOf(ask(chance).query)}`),
    byHand: (chance) => ask(chance).sql.execute(db),
  }))
  return [
    ...lists,
    {
      name: 'get',
      http: (chance) => call(`/bdbrand/${chance.pick(found.rows)._id}`),
      byHand: (chance) => sql`select * from brand where _id = ${chance.pick(found.rows)._id}`.execute(db),
    },
    {
      name: 'create',
      http: (chance) => call('/bdbrand', { method: 'POST', body: JSON.stringify(brandOf(chance)) }),
      byHand: (chance) => {
        const { name, name_en, category_id } = brandOf(chance)
        return sql`
          insert into brand (_id, name, name_en, category_id) values (${newId()}, ${name}, ${name_en}, ${category_id})
          returning *`.execute(db)
      },
    },
  ]

  function brandOf(chance: Random) {
    const number = chance.int(1, 1_000_000)
    return {
      name: `负载${number}`,
      name_en: `Load ${number}`,
      category_id: chance.pick(found.rows).category_id,
    }
  }
}

function searchOf(query: Record<string, unknown>): string {
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(parts).toString()
}

interface Measured {
  'HTTP /s': number
  'SQL /s': number
}

/** How the time for one of each over HTTP compares with that of the SQL. */
function togetherOf(results: readonly Measured[]): number {
  const time = (of: keyof Measured): number => results.reduce((sum, result) => sum + 1 / result[of], 0)
  return round(time('HTTP /s') / time('SQL /s'))
}

/** Both ways in turns, each first in turn; answers what one piece of work takes of the whole machine's time. */
async function measure({ http, byHand }: Work) {
  const [ours, bare]: [Round[], Round[]] = [[], []]
  const run = (work: Work['http'], during: number) => underLoad(work, { atOnce, seed, during })
  // What fails for one is not measured with many.
  for (const work of [http, byHand]) {
    await work(random(seed))
    await run(work, 0.5)
  }
  for (let index = 0; index < rounds; index += 1) {
    const isTurned = index % 2 !== 0
    const first = await run(isTurned ? byHand : http, seconds)
    const second = await run(isTurned ? http : byHand, seconds)
    ours.push(isTurned ? second : first)
    bare.push(isTurned ? first : second)
  }
  const median = (values: number[]): number => at(sorted(values), 0.5)
  const works = ours.reduce((sum, { done }) => sum + done, 0)
  const errors = ours.reduce((sum, { failed }) => sum + failed, 0)
  return {
    'HTTP /s': round(median(ours.map(({ perSecond }) => perSecond))),
    'SQL /s': round(median(bare.map(({ perSecond }) => perSecond))),
    'HTTP p95 ms': round(median(ours.map(({ p95 }) => p95))),
    'SQL p95 ms': round(median(bare.map(({ p95 }) => p95))),
    'ratio of work': round(median(ours.map(({ perSecond }, i) => (bare[i]?.perSecond ?? 0) / perSecond))),
    'errors %': round((100 * errors) / (works + errors)),
  }
}
