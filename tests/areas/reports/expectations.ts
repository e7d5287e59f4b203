import { sql } from 'kysely'
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { analysts, group, leasingStaff } from '#tests/areas/people.ts'
import { everywhere } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { jobIn, old, rowsOf } from '#tests/server/cancelledJobs/jobCase.ts'

const readers = `${group} wh.manager ${analysts} ${leasingStaff}`
const lettingReaders = `${readers} dpark.team`

/** What is expected of the report centre. */
export const expectations = {
  mayOn: {
    reportExport: { view: readers },
    reportSchedule: viewAndEdit(readers, readers),
  },
  mayCall: {
    leaseExpiry: lettingReaders,
    occupancy: lettingReaders,
    rentRoll: lettingReaders,
    reportCatalogue: readers,
    reportFile: readers,
    reportPreview: readers,
    reportRun: readers,
    reportScheduleRun: readers,
  },
  reach: { none: 'reportSchedule reportScheduleRun' },
  menu: [
    ['100-1', '/reports/center', readers],
    ['100-2', '/reports/history', readers],
  ],
  // Nobody has made one yet.
  measuredList: { account: 'gz.manager', hash: '/reports/schedule', shows: '#content [role="status"]' },
  screens: [
    ['/reports/center', 'finance.analyst', ''],
    ['/reports/history', 'finance.analyst', ''],
  ],
  rows: {
    reportSchedule: [row('x-schedule-sh', 'leasing.sh gets it', 'admin leasing.sh')],
    // Managers see what was exported at their sites.
    reportExport: [
      row('x-export-sh', 'leasing.sh ran it, at Shanghai', 'admin super grace perf.boss leasing.sh'),
      row('x-export-all', 'finance.analyst ran it', 'admin super grace perf.boss finance.analyst'),
    ],
  },
  addedRows: [
    `insert into report_schedule (_id, report, name, format, repeats, at_time, timezone, created_by) values
    ('x-schedule-sh', 'brandDB.brands', '品牌清单', 'csv', 'daily', '08:00', 'Asia/Shanghai', 'U011')`,
    `insert into report_export (_id, report, title, site, locale, format, created_by) values
    ('x-export-sh', 'brandDB.brands', '{}', '8', 'zh_CN', 'csv', 'U011'),
    ('x-export-all', 'brandDB.brands', '{}', null, 'zh_CN', 'csv', 'U013')`,
  ],
  reads: {
    reportCatalogue: 'it lists the reports that there are',
    reportFile: 'a file is seen by the person who ran the report; each report is previewed below',
    reportPreview: () => [],
    leaseExpiry: () => everywhere,
    occupancy: () => everywhere,
    rentRoll: () => everywhere,
  },
  unfiltered: {
    'exportJob.ts': 'report_export | a job: the export that it was started for',
    'forgetFiles.ts': 'report_export | a job',
    'recipients.ts': 'role user | the people whom a schedule names; each gets what they may see themselves',
    'scheduleHooks.ts': 'report_schedule user | how many schedules the person has',
    'scheduleJob.ts': 'report_schedule | a job: what is due, for everybody',
  },
  unchanged: { reportPreview: 'the reports are asked for one by one' },
  cancelledJobs: {
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
  },
} satisfies Expectations
