import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { random, type Random } from '#server/demo/random.ts'
import type { Client } from './client.ts'
import { demoNow } from './embeddedTemplate.ts'
import { differences, performanceOf, runOver, type PerformanceRow } from './performanceRuns.ts'
import { startServer } from './serverProcess.ts'
import { newDatabase, type DatabaseKind } from './testDatabase.ts'

interface RecalculationKills {
  readonly kind: DatabaseKind
  readonly kills: number
  readonly seed: number
  /** Hears how many kills there were, and how many while a run was under way. */
  readonly onKill?: (kills: number, landed: number) => void
}

/** What happened; all but `landed` and `runs` is to be 0. */
export interface RecalculationReport {
  /** Kills while a run was under way. */
  readonly landed: number
  readonly runs: number
  /** Times at which a site had two runs. */
  readonly twoRuns: number
  /** Months of which a part was there. */
  readonly halfMonths: number
  /** Figures that differ in the end from those of a run that nobody disturbed. */
  readonly wrong: number
}

const scope = { site: '2', from_month: '2024-11', to_month: '2026-10' }
const results = sql`retail_performance, retail_performance_summary, retail_calc_change`

/**
 * Kills a server with SIGKILL again and again while it recalculates retail performance. The next server goes on with the run, or
 * begins another if it was killed too often. What an undisturbed run gives is calculated first.
 */
export async function recalculationKills({
  kind,
  kills,
  seed,
  onKill,
}: RecalculationKills): Promise<RecalculationReport> {
  const chance = random(seed)
  const place = await newDatabase(kind)
  const settings = { ...place.settings, DEMO_NOW: demoNow }
  const inDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase(readSettings(settings), () => undefined)
    return work(db).finally(close)
  }
  const count = { landed: 0, twoRuns: 0, halfMonths: 0 }
  try {
    await inDatabase((db) => sql`truncate ${results}`.execute(db))
    await toTheEnd(settings)
    const right = await inDatabase(performanceOf)
    await inDatabase((db) => sql`truncate ${results}`.execute(db))
    for (let kill = 0; kill < kills; kill += 1) {
      await killOnce(settings, chance)
      const seen = await inDatabase((db) => look(db, right))
      count.landed += seen.open > 0 ? 1 : 0
      count.twoRuns += seen.open > 1 ? 1 : 0
      count.halfMonths += seen.halfMonths
      onKill?.(kill + 1, count.landed)
    }
    await toTheEnd(settings)
    const end = await inDatabase(performanceOf)
    const runs = await inDatabase(countRuns)
    return { ...count, runs, wrong: differences(right.map(timeless), end.map(timeless)).length }
  } finally {
    await place.remove()
  }
}

async function killOnce(settings: Record<string, string>, chance: Random): Promise<void> {
  // On a busy machine the database can take too long to answer.
  const server = await startServer(settings).catch(() => startServer(settings))
  const boss = await server.anonymous.signIn('perf.boss')
  // The same scope joins the run that the last server left.
  const { run_id } = (await started(boss)).data
  while ((await statusOf(boss, run_id)) === 'queued') await sleep(20)
  await sleep(chance.int(0, 1000))
  await server.kill()
}

async function toTheEnd(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings)
  const boss = await server.anonymous.signIn('perf.boss')
  for (let status = ''; status !== 'done';) ({ status } = await runOver(boss, await started(boss)))
  await server.stop()
}

const started = (boss: Client) => boss.call('POST', '/retail/performance/recalculate', {}, scope)

async function statusOf(boss: Client, run_id: string): Promise<string> {
  const query = { site: scope.site, run_id }
  return (await boss.call('GET', '/retail/performance/checkCalculateStatue', query)).data.status
}

/** What a dead server has left. When the run was over, the figures are removed, so that the next one has work to do. */
async function look(db: Db, right: readonly PerformanceRow[]) {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from retail_calc_run where site = ${scope.site} and status in ('queued', 'running')`.execute(
    db,
  )
  const open = rows[0]?.open ?? 0
  const [wanted, there] = [rowsByMonth(right), rowsByMonth(await performanceOf(db))]
  const halfMonths = [...there].filter(([month, size]) => wanted.get(month) !== size).length
  if (open === 0) await sql`truncate ${results}`.execute(db)
  return { open, halfMonths }
}

const rowsByMonth = (rows: readonly PerformanceRow[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(rows, ({ stat_month }) => stat_month)].map(([month, own]) => [month, own.length]))

async function countRuns(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from retail_calc_run where site = ${scope.site} and created_at > ${Date.parse(demoNow) / 1000}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** A row without the run and the time of its calculation. */
const timeless = ({ values: { run_id: _, calculated_at: _at, ...values }, ...row }: PerformanceRow) => ({
  ...row,
  values,
})
