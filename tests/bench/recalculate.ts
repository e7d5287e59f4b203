import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { random } from '#server/demo/random.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { calculationParams } from '#server/plugins/PS/performance/run/calculationParams.ts'
import { everyMonth } from '#contract/month.ts'
import { monthEnd } from '#server/plugins/PS/performance/run/months.ts'
import type { Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, type DatabaseKind } from '#tests/support/testDatabase.ts'
import { besides, type Waits } from './besides.ts'
import { months, performanceSite, site } from './performanceSite.ts'
import { machine, round } from './timing.ts'

/**
 * Recalculates retail performance of one site for 24 months: with the bare statements, as a run of a server with nobody else, and
 * as a run while another person lists, opens and changes brands. Aims: at most twice as long as the statements, ten times the
 * stores in at most eleven times the time, and waits of the other person at most 1.5 times as long. BENCH_STORES (`165,1650` and on
 * PostgreSQL `16500`), BENCH_DATABASE (`pglite`, `postgresql`) and BENCH_SEED change the run.
 */
const kinds = (process.env['BENCH_DATABASE'] ?? 'pglite,postgresql').split(',') as DatabaseKind[]
const sizes = (kind: DatabaseKind): readonly number[] =>
  (process.env['BENCH_STORES'] ?? (kind === 'pglite' ? '165,1650' : '165,1650,16500')).split(',').map(Number)
const seed = Number(process.env['BENCH_SEED'] ?? 20261115)
const tables = ['retail_performance', 'retail_performance_summary', 'retail_calc_change', 'perf_dirty']

console.log(`${machine()}; 24 months, seed ${seed}`)
for (const kind of kinds) {
  const lines: Record<string, Record<string, unknown>> = {}
  let before: { stores: number; seconds: number } | undefined
  for (const stores of sizes(kind)) {
    const { seconds, ...line } = await measured(kind, stores)
    const growth = before && round(seconds / before.seconds / (stores / before.stores))
    lines[`${stores} stores`] = { seconds, growth, ...line }
    before = { stores, seconds }
  }
  console.log(`${kind}: seconds; growth of the time for each store`)
  console.table(lines)
}

async function measured(kind: DatabaseKind, stores: number) {
  const place = await newDatabase(kind)
  // Statements that take long are to be seen in the figures, not to fail.
  const settings = { ...place.settings, DEMO_NOW: demoNow, DATABASE_TIMEOUT: '600' }
  const alone = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase(readSettings(settings), () => undefined)
    return work(db).finally(close)
  }
  try {
    await alone((db) => performanceSite(db, stores))
    const bare = await alone(bareSeconds)
    const server = await startServer(settings, undefined, [])
    const run = await runAlone(server)
    const memory = peakMemory(server)
    await server.stop()
    await alone(empty)
    const { idle, busy } = await withOthers(settings)
    return {
      seconds: run.seconds,
      bare,
      ratio: round(run.seconds / bare),
      'progress seen': run.seen,
      'memory MB': memory,
      'wait p50 idle': idle.calls.p50,
      'p50 busy': busy.calls.p50,
      'p95 idle': idle.calls.p95,
      'p95 busy': busy.calls.p95,
      most: busy.calls.most,
    }
  } finally {
    await killServers()
    await place.remove()
  }
}

/** The statements of every month, without job, progress and history; the tables are empty before and after. */
async function bareSeconds(db: Db): Promise<number> {
  const params = await calculationParams(db, site)
  const started = performance.now()
  for (const month of everyMonth(months.from_month, months.to_month)) {
    const run = { sites: [site], month, until: monthEnd(month), params, runId: 'bare', now: 1, stores: [] }
    await inTransaction(db, (inside) => calculateMonth(inside, run))
  }
  const seconds = round((performance.now() - started) / 1000)
  await empty(db)
  return seconds
}

async function empty(db: Db): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)} where site = ${site}`.execute(db)
  await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}

async function runAlone({ anonymous }: ServerProcess): Promise<{ seconds: number; seen: number }> {
  const boss = await anonymous.signIn('perf.boss')
  const started = performance.now()
  const seen = await recalculated(boss)
  return { seconds: round((performance.now() - started) / 1000), seen }
}

/** Starts a run, asks for its progress as the console does until it is over, and tells how many states of it were seen. */
async function recalculated(boss: Client): Promise<number> {
  const started = await boss.call('POST', '/retail/performance/recalculate', {}, { site, ...months })
  if (started.errcode !== 0) throw new Error(JSON.stringify(started))
  const seen = new Set<number>()
  for (;;) {
    const { data } = await boss.call('GET', '/retail/performance/checkCalculateStatue', { site })
    seen.add(data.months_done)
    if (data.status === 'failed') throw new Error(JSON.stringify(data))
    if (data.status === 'done') return seen.size
    await sleep(500)
  }
}

async function withOthers(settings: Record<string, string>): Promise<{ idle: Waits; busy: Waits }> {
  const server = await startServer(settings, undefined, [])
  const person = await server.anonymous.signIn('brand.approver')
  const chance = random(seed)
  const idle = await besides({ server, person, chance }, () => sleep(10_000))
  const boss = await server.anonymous.signIn('perf.boss')
  const busy = await besides({ server, person, chance }, () => recalculated(boss)).catch((error: unknown) => {
    console.error(server.printed().slice(-4000))
    throw error
  })
  await server.stop()
  return { idle, busy }
}

/** The most memory that the process of the server has had, in MB. */
function peakMemory({ pid }: ServerProcess): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
