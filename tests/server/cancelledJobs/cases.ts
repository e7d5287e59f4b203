import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { verifyChain } from '#server/services/audit/verifyChain.ts'
import { announce } from '#server/services/notifications/notify.ts'
import type { ChatServer } from '#tests/support/chatServer.ts'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import type { JobEnd } from './attempt.ts'

/** What a case works with. */
export interface Stage {
  readonly server: TestServer
  readonly db: Db
  readonly chat: ChatServer
  /** People who are signed in, by their user names. */
  readonly as: (name: string) => Promise<Client>
  /** Runs a job of this name to its end. */
  readonly runWhole: (name: string, id: string) => Promise<JobEnd>
}

/** How a job is tried. */
export interface Case {
  /** Gives it something to do, the same each time. */
  readonly prepare?: (stage: Stage) => Promise<unknown>
  /** Starts it and returns the id of the job; without it the schedule starts it. */
  readonly start?: (stage: Stage) => Promise<string>
  /** What it is there for, as people see it: without ids and times. */
  readonly outcome: (stage: Stage) => Promise<unknown>
  /** What a cancelled run leaves: nothing, or what was done until then, which the next run does not do again. */
  readonly leaves: 'nothing' | 'parts'
}

const rowsOf = async (db: Db, query: Sql): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<Record<string, unknown>>`${query}`.execute(db)
  return rows
}
const old = 1_600_000_000
const count = (from: Sql) => sql`select count(*)::int as n from ${from}`

/** Each job that can be cancelled, by its name. */
export const cases: Readonly<Record<string, Case>> = {
  'session.cleanup': {
    prepare: ({ db }) =>
      sql`insert into captcha_used select 'old' || n, 1 from generate_series(1, 2500) n`.execute(db),
    outcome: ({ db }) => rowsOf(db, count(sql`captcha_used`)),
    leaves: 'parts',
  },
  'audit.chain': {
    prepare: ({ db }) =>
      sql`
      with entry as (
        insert into audit_log (_id, at, action, entity, entity_id)
        select 'cancelled-' || lpad(n::text, 6, '0'), 1, 'update', 'brand', 'B1' from generate_series(1, 2500) n
        returning audit_log.*)
      insert into audit_seal (entry_id, content)
      select _id, encode(sha256(convert_to(audit_text(entry::audit_log), 'UTF8')), 'hex') from entry`.execute(
        db,
      ),
    outcome: async ({ db }) => [
      await rowsOf(db, count(sql`audit_seal`)),
      await rowsOf(db, sql`select count(*)::int as n from audit_chain where entry_id like 'cancelled-%'`),
      (await verifyChain(db, () => undefined)).faults,
    ],
    leaves: 'parts',
  },
  'files.cleanup': {
    prepare: ({ db }) =>
      sql`
      insert into attachment (uid, name, mime, size, sha256, biz_type, uploaded_by, uploaded_at, is_stored)
      select 'old-' || n, 'a.png', 'image/png', 1, '', 'brand', (select _id from "user" where username = 'admin'),
        ${old}, true from generate_series(1, 250) n`.execute(db),
    outcome: ({ db }) => rowsOf(db, count(sql`attachment where uid like 'old-%'`)),
    leaves: 'parts',
  },
  'import.cleanup': {
    prepare: ({ db }) =>
      sql`
      insert into import_run (_id, noun, mode, state, file_name, file, timezone, locale, created_by, created_at)
      select 'old-' || n, 'brand', 'both', 'checked', 'old.csv', 'old-import-' || n, 'Asia/Shanghai', 'zh_CN',
        (select _id from "user" where username = 'admin'), ${old} from generate_series(1, 250) n`.execute(db),
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`select state, count(*)::int as n, count(file)::int as files from import_run where _id like 'old-%' group by 1`,
      ),
    leaves: 'parts',
  },
  'import.check': {
    start: async (stage) => (await sendBrands(stage, 'CHECK')).job_id,
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select state, total, to_add, wrong, (select count(*)::int from import_error where import_id = import_run._id) as errors,
          (select count(*)::int from import_preview where import_id = import_run._id) as preview,
          (select count(*)::int from brand where code like 'CHECK-%') as brands
        from import_run where file_name = 'CHECK.csv' and state <> 'cancelled' and state <> 'checking'`,
      ),
    leaves: 'nothing',
  },
  'import.apply': {
    prepare: async (stage) => {
      const { job_id } = await sendBrands(stage, 'APPLY')
      await stage.runWhole('import.check', job_id)
    },
    start: async ({ db, as }) => {
      const [run] = await rowsOf(db, sql`select _id from import_run where file_name = 'APPLY.csv'`)
      const started = await (
        await as('admin')
      ).call('POST', `/import/${String(run?.['_id'])}/apply`, {}, { only_good: true })
      return jobIn(started)
    },
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select state, to_add, wrong, (select count(*)::int from brand where code like 'APPLY-%') as brands,
          (select count(*)::int from audit_log where entity = 'brand' and after->>'code' like 'APPLY-%') as audited
        from import_run where file_name = 'APPLY.csv'`,
      ),
    leaves: 'nothing',
  },
  'notification.deliver': {
    prepare: async ({ db }) => {
      const params = { problem_no: 'P1', title: 'Wet floor' }
      await sql`delete from delivery`.execute(db)
      for (const site of ['1', '2', '8'])
        await announce(db, { title_key: 'rm.problem.overdue', params, link: '/x', site })
    },
    outcome: async ({ db, chat }) => [
      chat.messages.map(({ address, body }) => JSON.stringify([address, body])).toSorted(),
      await rowsOf(db, count(sql`delivery where finished_at is null`)),
    ],
    leaves: 'parts',
  },
  'Flagging.regen': {
    prepare: async ({ db }) => {
      await sql`delete from flag`.execute(db)
    },
    outcome: ({ db }) =>
      rowsOf(db, sql`select site, rule_id, store_id, period, status, value from flag order by 1, 2, 3, 4`),
    leaves: 'parts',
  },
  'leasing.settle': {
    prepare: ({ db }) =>
      sql`update lease_ship set status = 'active' where status = 'expired' and _id in (
        select _id from lease_ship where status = 'expired' order by _id limit 12)`.execute(db),
    outcome: ({ db }) => rowsOf(db, sql`select _id, status from lease_ship order by 1`),
    leaves: 'parts',
  },
  'reports.cleanup': {
    prepare: ({ db }) =>
      sql`
      insert into report_export (_id, report, title, locale, format, state, file, file_name, finished_at)
      select 'old-' || n, 'brandDB.brands', '{"zh_CN":"a","zh_TW":"a","en_US":"a"}', 'en_US', 'csv', 'done', 'old-report-' || n,
        'a.csv', ${old} from generate_series(1, 250) n`.execute(db),
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`select count(file)::int as files, count(*)::int as n from report_export where _id like 'old-%'`,
      ),
    leaves: 'parts',
  },
  'reports.export': {
    start: async ({ as }) =>
      jobIn(
        await (
          await as('admin')
        ).call('POST', '/reports/run', {}, { report: 'brandDB.brands', format: 'csv', params: {} }),
      ),
    // A cancelled one stays in the list of what was exported, and says so.
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select state, reason, rows, size from report_export
        where report = 'brandDB.brands' and _id not like 'old-%' and reason is distinct from 'cancelled'`,
      ),
    leaves: 'nothing',
  },
  'reports.schedule': {
    prepare: async ({ db, as }) => {
      const group = await as('grace.group@example.com')
      for (const at_time of ['08:30', '09:00', '09:30']) {
        const doc = { report: 'RM.problems', site: '2', params: { period: 'yesterday' }, format: 'csv' }
        const made = await group.create('/reports/schedule', { ...doc, repeats: 'daily', at_time })
        if (made.errcode !== 0) throw new Error(JSON.stringify(made))
      }
      await sql`update report_schedule set next_at = next_at - 5 * 86400`.execute(db)
    },
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select at_time, due_at, count(*)::int as n from report_export join report_schedule s on s._id = schedule_id
        group by 1, 2 order by 1, 2`,
      ),
    leaves: 'parts',
  },
  'PS.scenario': {
    prepare: async ({ as }) => {
      const boss = await as('perf.boss')
      const doc = { site: '2', title: 'Half', from_month: '2026-08', to_month: '2026-10', sales_percent: 0.1 }
      const made = await boss.create('/retail/performance/scenario', doc)
      if (made.errcode !== 0) throw new Error(JSON.stringify(made))
    },
    start: async ({ db, as }) => {
      const [row] = await rowsOf(db, sql`select _id from perf_scenario where title = 'Half'`)
      const boss = await as('perf.boss')
      return jobIn(await boss.call('POST', '/retail/performance/scenario/calculate', {}, row ?? {}))
    },
    // Until all months are there it shows no figures.
    outcome: async ({ db, as }) => {
      const [row] = await rowsOf(db, sql`select _id as scenario_id from perf_scenario where title = 'Half'`)
      const boss = await as('perf.boss')
      const { data } = await boss.call('GET', '/retail/performance/scenario/figures', row ?? {})
      const { calculated_at, list } = data
      return [calculated_at === null, list]
    },
    leaves: 'nothing',
  },
  'RM.plan_tours': {
    prepare: async ({ as }) => {
      const manager = await as('gz.manager')
      const officer = (await (await as('gz.officer')).call('GET', '/userinfo')).data._id
      for (const time of ['11:30', '18:30']) {
        const made = await manager.create('/TourSchedule', {
          site: '2',
          title: `Cancelled ${time}`,
          assignee_ids: [officer],
          store_ids: ['S-GZ-L2-118'],
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          time,
          starts_on: '2026-11-01',
        })
        if (made.errcode !== 0) throw new Error(JSON.stringify(made))
      }
    },
    outcome: async ({ db }) => [
      await rowsOf(
        db,
        sql`
        select s.title, s.time, schedule_day::text, count(*)::int as n from tour join tour_schedule s on s._id = schedule_id
        group by 1, 2, 3 order by 1, 2, 3`,
      ),
    ],
    leaves: 'parts',
  },
  'RM.escalate': {
    prepare: async ({ db }) => {
      await sql`delete from problem_escalation`.execute(db)
      await sql`delete from notification`.execute(db)
    },
    outcome: async ({ db }) => [
      await rowsOf(db, sql`select problem_type, problem_id, stage from problem_escalation order by 1, 2, 3`),
      await rowsOf(
        db,
        sql`select user_id, title_key, params, count(*)::int as n from notification group by 1, 2, 3 order by 1, 2, 3::text`,
      ),
    ],
    leaves: 'parts',
  },
  'RM.close_verified': {
    prepare: ({ db }) =>
      sql`
      update tour_problem set status = 'verified', verified_at = ${old}, fixed_at = ${old} where _id in (
        select _id from tour_problem where deleted_at is null order by _id limit 12)`.execute(db),
    outcome: ({ db }) => rowsOf(db, sql`select _id, status from tour_problem order by 1`),
    leaves: 'parts',
  },
  'RM.miss_tours': {
    prepare: ({ db }) =>
      sql`
      update tour set status = 'planned', planned_at = ${old} where tour_no in (
        select tour_no from tour where deleted_at is null and schedule_id is null order by tour_no limit 12)`.execute(
        db,
      ),
    outcome: ({ db }) =>
      rowsOf(db, sql`select tour_no, status from tour where planned_at = ${old} order by 1`),
    leaves: 'parts',
  },
}

function jobIn({ errcode, data }: { errcode: number; data: { job_id?: string } }): string {
  if (errcode !== 0 || !data.job_id) throw new Error(`not started: ${errcode}`)
  return data.job_id
}

async function sendBrands({ server, as, db }: Stage, name: string): Promise<{ _id: string; job_id: string }> {
  const [category] = await rowsOf(
    db,
    sql`select name from brand_category where parent is null order by _id limit 1`,
  )
  const rows = Array.from(
    { length: 300 },
    (_, n) => `${name}-${n},${name} ${n},${String(category?.['name'])}`,
  )
  const file = ['Code,Brand,Category', ...rows, `${name}-wrong,,`].join('\n')
  const sent = await sendFile(server, await as('admin'), file, {
    name: `${name}.csv`,
    path: '/bdbrand/import',
  })
  if (sent.errcode !== 0) throw new Error(JSON.stringify(sent))
  return sent.data
}
