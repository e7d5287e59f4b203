import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { analysts, group, leasingStaff } from '#tests/areas/people.ts'
import { everywhere } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'

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
    'scheduleHooks.ts': 'report_schedule user | how many schedules the person has',
    'scheduleJob.ts': 'report_schedule | a job: what is due, for everybody',
  },
  unchanged: { reportPreview: 'the reports are asked for one by one' },
} satisfies Expectations
