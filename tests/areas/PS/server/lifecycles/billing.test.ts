import { sql } from 'kysely'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { idOf, tracesOf, walk } from '#tests/server/lifecycles/walk.ts'
import { billingRuns } from './billingRuns.ts'

const server = await serverForTests()
const officer = await server.as('leasing.sh')
const head = await server.as('leasing.head')
const reader = await server.as('perf.boss')
const admin = await server.as('admin')

let runs = 0
async function runIn(status: string): Promise<string> {
  runs += 1
  await sql`
    insert into billing_run (_id, run_no, site, kind, stat_month, to_month, status, calculated_at, created_by)
    values (${`W-${runs}`}, ${`W-${runs}`}, '8', 'bill', '2026-10', '2026-10', ${status}, 1, ${await idOf(officer)})`.execute(
    server.database.db,
  )
  return `W-${runs}`
}

walk('a billing run', {
  by: { officer, head, reader, admin },
  table: billingRuns,
  path: '/billing/run',
  recordIn: runIn,
  takes: { send_back: { reason: '请核对' }, discard: { reason: '重做' } },
  traces: tracesOf(server, 'billing_run'),
})
