import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { random, type Random } from '#server/demo/random.ts'
import { newId } from '#server/base/newId.ts'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { listCases } from './listCases.ts'
import { loadBrands } from './loadBrands.ts'
import { listName, newBrand, type LoadTarget } from './loadCalls.ts'
import type { Task } from './loadCaller.ts'
import { at, machine, round, sorted } from './timing.ts'
import { underLoad, type Round } from './underLoad.ts'

/**
 * What work costs under load: so many people at once who list, get, create and search brands over HTTP, signed in, with
 * access, validation and audit, against as many connections that send the SQL of someone who writes it by hand, in turns and on
 * the same rows. Callers over HTTP are a process of their own; whoever sends SQL is this one, as the server is. Aim: at most twice the time at the median, under 1 % errors.
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
  http: (task: Omit<Task, 'name'>) => Promise<Round>
  byHand: (chance: Random) => Promise<unknown>
}

const server = await startTestServer(kind, undefined, { DATABASE_POOL: String(atOnce) })
const caller = fork(new URL('loadCaller.ts', import.meta.url))
try {
  console.log(`${machine()}; ${kind}, ${rows} brands, ${atOnce} at once, seed ${seed}`)
  await loadBrands(server.database, rows)
  const results: Record<string, Throughput> = {}
  for (const work of await worksOn(server))
    if (only?.includes(work.name) ?? true) results[work.name] = await measure(work)
  console.table(results)
  console.log(`each of these once: ${togetherOf(Object.values(results))} times the work of the SQL alone`)
} finally {
  caller.kill()
  await server.stop()
}

async function worksOn({ url, database, as }: TestServer): Promise<Work[]> {
  const { db } = database
  const { token = '' } = await as('brand.approver')
  const { rows: found } = await sql<LoadTarget['found'][number]>`
    select _id, category_id from brand where deleted_at is null order by md5(_id) limit 1000`.execute(db)
  caller.send({ url, token, found } satisfies LoadTarget)
  const work = (name: string, byHand: Work['byHand']): Work => ({
    name,
    http: (task) => called({ name, ...task }),
    byHand,
  })
  return [
    ...listCases.map(({ name, ask }) => work(listName(name), (chance) => ask(chance).sql.execute(db))),
    work('get', (chance) => sql`select * from brand where _id = ${chance.pick(found)._id}`.execute(db)),
    work('create', (chance) => {
      const { name, name_en, category_id } = newBrand(chance, found)
      return sql`
        insert into brand (_id, name, name_en, category_id) values (${newId()}, ${name}, ${name_en}, ${category_id})
        returning *`.execute(db)
    }),
  ]
}

/** Has the process of callers do it, and throws when that ends. */
async function called(task: Task): Promise<Round> {
  const ended = new AbortController()
  caller.send(task)
  try {
    const [round] = await Promise.race([
      once(caller, 'message', ended),
      once(caller, 'exit', ended).then(() => {
        throw new Error(`the callers ended at ${task.name}`)
      }),
    ])
    return round as Round
  } finally {
    ended.abort()
  }
}

interface Throughput {
  'HTTP /s': number
  'SQL /s': number
}

/** How the time for one of each over HTTP compares with that of the SQL. */
function togetherOf(results: readonly Throughput[]): number {
  const time = (of: keyof Throughput): number => results.reduce((sum, result) => sum + 1 / result[of], 0)
  return round(time('HTTP /s') / time('SQL /s'))
}

/** Both ways in turns, each first in turn; answers what one piece of work takes of the whole machine's time. */
async function measure({ http, byHand }: Work) {
  const [ours, bare]: [Round[], Round[]] = [[], []]
  const runs = {
    http: (during: number) => http({ atOnce, seed, during }),
    byHand: (during: number) => underLoad(byHand, { atOnce, seed, during }),
  }
  // What fails for one is not measured with many.
  await byHand(random(seed))
  for (const run of [runs.http, runs.byHand]) for (const during of [0, 0.5]) await run(during)
  for (let index = 0; index < rounds; index += 1) {
    const isTurned = index % 2 !== 0
    const first = await (isTurned ? runs.byHand : runs.http)(seconds)
    const second = await (isTurned ? runs.http : runs.byHand)(seconds)
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
