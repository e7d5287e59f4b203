// @runs in full runs
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '#server/base/settings.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { countOf } from '#tests/support/killMoments.ts'
import { killServers, spawnServer, startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, testDatabase } from '#tests/support/testDatabase.ts'

afterAll(killServers)

const now = Date.parse(demoNow) / 1000
const schedules = 6
/** Eight o'clock two days ago, a day ago and today: the demo's day is the 15th, at ten. */
const first = Date.parse('2026-11-13T08:00:00+08:00') / 1000
const times = 3
const patience = { timeout: 150_000, interval: 5 }

// Somebody else looks while the server runs, which the embedded database does not allow.
describe.runIf(testDatabase === 'postgresql')(
  'a server that is killed while it sends scheduled reports',
  () => {
    it('runs each time of each schedule once, and tells its person once', async () => {
      const place = await newDatabase('postgresql')
      const settings = { ...place.settings, DEMO_NOW: demoNow, JOBS_PER_PERSON: '100' }
      const { db, close } = await openDatabase(readSettings(settings), () => undefined)
      const runs = (more = sql``) => countOf(db, sql`report_export where schedule_id is not null ${more}`)
      try {
        await addSchedules(db)
        // Killed while it starts what is due, and while it writes files.
        for (const moment of [sql``, sql`and state = 'done'`]) {
          await beginPeriod(db)
          const server = await spawnServer(settings)
          await expect.poll(() => runs(moment), patience).toBeGreaterThan(0)
          await server.kill()
        }
        await beginPeriod(db)
        const server = await startServer(settings)
        await expect.poll(() => runs(sql`and state <> 'waiting'`), patience).toBe(schedules * times)
        await server.stop()

        const { rows } = await sql<{ file: string; state: string; times: number }>`
        select file, state, count(*) over (partition by schedule_id)::int as times from report_export
        where schedule_id is not null`.execute(db)
        expect(new Set(rows.map((row) => `${row.state} ${row.times}`))).toEqual(new Set([`done ${times}`]))
        const { DATA_DIR } = readSettings(settings)
        const lost = rows.filter(({ file }) => !existsSync(join(DATA_DIR, 'files', file.slice(3, 5), file)))
        expect(lost).toEqual([])
        expect(await countOf(db, sql`notification where type = 'reports.scheduled'`)).toBe(schedules * times)
        expect(await countOf(db, sql`report_schedule where next_at <= ${now}`)).toBe(0)
      } finally {
        await killServers()
        await close()
        await place.remove()
      }
    }, 600_000)
  },
)

/** Daily reports for the times that passed while no server ran. */
async function addSchedules(db: Db): Promise<void> {
  await sql`delete from report_schedule`.execute(db)
  await sql`
    insert into report_schedule (_id, report, name, site, params, format, repeats, at_time, timezone, next_at, created_by)
    select 'kill-' || n, 'RM.problems', 'Kill', '2', '{"period":"yesterday"}', 'csv', 'daily', '08:00',
      'Asia/Shanghai', ${first}::int8, u._id
    from generate_series(1, ${schedules}::int) n join "user" u on u.username = 'grace.group@example.com'`.execute(
    db,
  )
}

/** The next period of the job begins. */
const beginPeriod = (db: Db) => sql`delete from job where name = 'reports.schedule'`.execute(db)
