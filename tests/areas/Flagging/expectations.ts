import { sql } from 'kysely'
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { group, gz, managers, sea, siteManagers, wh } from '#tests/areas/people.ts'
import { row } from '#tests/areas/rows.ts'
import { flags } from '#tests/areas/Flagging/server/lifecycles/flags.ts'
import { rowsOf } from '#tests/server/cancelledJobs/jobCase.ts'

const readers = `${group} ${siteManagers} leasing.head`
const editors = `${managers} gz.manager wh.manager leasing.head`

/** What is expected of flags and their rules. */
export const expectations = {
  mayOn: {
    // Everybody may own one.
    flag: viewAndEdit('everyone', editors),
    flagRule: viewAndEdit(readers, 'admin leasing.head'),
  },
  mayCall: {
    flagRegen: editors,
  },
  reach: { by: { flagRule: 'site' } },
  menu: [
    ['90-1', '/Flagging/list', readers],
    ['90-15', '/Flagging/board', readers],
    ['90-2', '/Flagging/rules', 'admin leasing.head'],
  ],
  measuredList: { account: 'gz.manager', hash: '/Flagging/list' },
  acts: {
    flagRule: [
      ['update', 'x-rule-gz', 'of a site of leasing.head', 'admin leasing.head'],
      ['update', 'FR-F01', 'for all sites', 'admin'],
      ['remove', 'FR-F01', 'for all sites', 'admin'],
      ['update', 'x-rule-wh', 'of a foreign site', 'admin'],
    ],
  },
  lifecycles: { flag: flags },
  rows: {
    flag: [
      row('x-flag-gz', 'of Guangzhou', `${gz} leasing.head`),
      row('x-flag-wh', 'of Wuhan', wh),
      row('x-flag-dpark', 'of D-Park', `${sea} leasing.head`),
    ],
    flagRule: [
      row('FR-F01', 'for all sites', `${group} gz.manager wh.manager hk.manager leasing.head`),
      row('x-rule-gz', 'for Guangzhou alone', `${gz} leasing.head`),
      row('x-rule-wh', 'for a Wuhan mall alone', wh),
    ],
  },
  addedRows: [
    `insert into flag_rule (_id, code, name, metric, operator, threshold, site) values
    ('x-rule-gz', 'X01', 'Few visitors', 'mom', 'lt', 0, '2'), ('x-rule-wh', 'X02', 'Few visitors', 'mom', 'lt', 0, '5')`,
    `insert into flag (_id, rule_id, site, store_id, period, threshold) values
    ('x-flag-gz', 'FR-F01', '2', 'S-GZ-L1-101', '2020-01', 0), ('x-flag-wh', 'FR-F01', '5', 'S-WHGG-B1-101', '2020-01', 0),
    ('x-flag-dpark', 'FR-F01', '9', 'S-Dpark-L3-101', '2020-01', 0)`,
  ],
  reads: {
    flagEvidence: ({ flag }) => [{ path: { id: flag } }],
  },
  known: `select _id as flag from flag where site = '2' and status = 'open' and value is not null limit 1`,
  unfiltered: {
    'flags/evidenceRoute.ts': 'flag_rule | the rule of a flag that the person may see',
    'flags/flagHooks.ts':
      'flag_rule tenant_ship | the rule and the number of the store of a visible flag; the tenancy of a store that the person follows up',
    'flags/flagSources.ts': 'flag_rule | the figure that a flag is about, by which it is hidden',
    'metrics/assessmentDay.ts': 'site | the day and the time zone of a site',
    'metrics/daysWithoutSales.ts':
      'tenant_sale | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/metrics.ts':
      'lease_ship tenant_rent | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/monthly.ts':
      'level1_classification retail_performance | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/mysteryScore.ts':
      'myscust_result | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/overdueProblems.ts':
      'myscust_problem tour_problem | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/scored.ts':
      'scoring_result | the rules judge every tenant of a site; readers get what they may see of the flags',
    'metrics/tenants.ts':
      'brand tenant_ship | the rules judge every tenant of a site; readers get what they may see of the flags',
    'regen/findings.ts':
      'flag_rule | the rules judge every tenant of a site; readers get what they may see of the flags',
    'regen/regenSite.ts': 'flag flag_rule | a run in the name of the system',
  },
  cancelledJobs: {
    'Flagging.regen': {
      prepare: async ({ db }) => {
        await sql`delete from flag`.execute(db)
      },
      outcome: ({ db }) =>
        rowsOf(db, sql`select site, rule_id, store_id, period, status, value from flag order by 1, 2, 3, 4`),
      leaves: 'parts',
    },
  },
} satisfies Expectations
