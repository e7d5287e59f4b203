import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Answer, Client } from './client.ts'

/** A row of calculated figures, found again by its key. */
export interface PerformanceRow {
  readonly table: 'row' | 'summary'
  readonly key: string
  readonly stat_month: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Waits until a run is over and returns its status. Throws what refused it. */
export async function runOver(client: Client, started: Answer): Promise<Answer['data']> {
  if (started.errcode !== 0) throw new Error(`not started: ${started.errcode}`)
  const { run_id } = started.data
  for (;;) {
    const { data } = await client.call('GET', '/retail/performance/checkCalculateStatue', {
      site: '2',
      run_id,
    })
    if (data.status === 'done' || data.status === 'failed') return data
    await sleep(50)
  }
}

/** All calculated figures of Guangzhou. */
export async function performanceOf(db: Db): Promise<readonly PerformanceRow[]> {
  const { rows } = await sql<PerformanceRow>`
    select 'row' as table, stat_month || ' ' || tenant_ship_id || ' ' || store_id as key, stat_month, to_jsonb(p) as values
    from retail_performance p where site = '2'
    union all
    select 'summary', stat_month || ' Σ ' || dimension || ' ' || dimension_id, stat_month, to_jsonb(s)
    from retail_performance_summary s where site = '2'
    order by 2`.execute(db)
  return rows
}

/** The rows that are not the same, each with the names of the fields that differ. */
export function differences(before: readonly PerformanceRow[], after: readonly PerformanceRow[]) {
  const old = new Map(before.map((row) => [row.key, row]))
  const now = new Map(after.map((row) => [row.key, row]))
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)]
    const row = a ?? b
    const names = Object.keys(row?.values ?? {})
    const fields = names.filter((name) => JSON.stringify(a?.values[name]) !== JSON.stringify(b?.values[name]))
    return row && fields.length > 0 ? [{ table: row.table, key, stat_month: row.stat_month, fields }] : []
  })
}
