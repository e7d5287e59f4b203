import { sql } from 'kysely'
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { analysts, group, leasingStaff, managers } from '#tests/areas/people.ts'
import { billingRuns } from '#tests/areas/PS/server/lifecycles/billingRuns.ts'
import { everywhere, sites } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { jobIn, rowsOf } from '#tests/server/cancelledJobs/jobCase.ts'

const saleEditors = `${managers} ${analysts} wh.manager`
const saleReaders = `${group} ${analysts} wh.manager dpark.team`
const readers = `${saleReaders} leasing.head`
const rentReaders = `${group} ${leasingStaff} perf.boss`
const leasers = `admin ${leasingStaff}`
const bosses = `${managers} perf.boss`
/** Every site uses the categories, so nobody keeps them who has only some. */
const categoryKeepers = `${managers} ${analysts}`

/** What is expected of sales and retail performance. */
export const expectations = {
  mayOn: {
    billingLine: { view: rentReaders },
    billingRun: { view: rentReaders },
    tenantSale: viewAndEdit(saleReaders, saleEditors),
    salesCategory: viewAndEdit('everyone', categoryKeepers),
    fxRate: viewAndEdit(readers, bosses),
    retailCalcRun: { view: readers },
    perfScenario: viewAndEdit(readers, bosses),
    periodLock: { view: readers, create: bosses, remove: bosses },
  },
  mayCall: {
    billingForecastStart: leasers,
    billingRunCalculate: leasers,
    billingRunStart: leasers,
    periodLockSet: bosses,
    periodUnlock: bosses,
    retailCalcStatus: readers,
    performanceChangeExplanation: readers,
    performanceChanges: readers,
    performanceExplanation: readers,
    retailPerformance: readers,
    retailPerformanceList: readers,
    retailRecalculate: bosses,
    scenarioCalculate: bosses,
    scenarioFigures: readers,
    salesMonth: saleReaders,
    tenantSaleExport: `${saleEditors} auditor`,
    tenantSaleImport: saleEditors,
  },
  menu: [
    ['70-1', '/PS/tenantSale', saleReaders],
    ['70-2', '/PS/performance', readers],
    ['70-3', '/PS/performance/calculate', bosses],
    ['70-4', '/PS/ranking', readers],
    // Whoever may edit at a site finds them.
    ['70-5', '/PS/salesCategory', saleEditors],
    ['70-6', '/PS/fxRate', bosses],
    ['80-35', '/PS/billing', rentReaders],
  ],
  measuredList: {
    account: 'perf.boss',
    hash: '/PS/tenantSale',
    shows: '#content [role="rowgroup"] [role="row"]',
  },
  screens: [
    ['/PS/tenantSale', 'finance.analyst', ''],
    ['/PS/performance', 'finance.analyst', ''],
    ['/PS/salesCategory', 'finance.analyst', ''],
  ],
  lifecycles: { billingRun: billingRuns },
  acts: {
    tenantSale: [
      [
        'update',
        'SA-WHGG-B1-101-1-2024-11',
        'the right and the unit',
        'admin super grace wh.manager finance.analyst perf.boss',
      ],
    ],
  },
  rows: {
    billingRun: [
      row('x-bill-gz', 'at Guangzhou', `${group} leasing.head perf.boss`),
      row('x-bill-sh', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
    ],
    billingLine: [
      row('x-line-gz', 'at Guangzhou', `${group} leasing.head perf.boss`),
      row('x-line-sh', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
    ],
    tenantSale: [
      row('SA-GZ-B1-101-1-2024-11', 'at Guangzhou', `${group} finance.analyst perf.boss`),
      row('SA-WHGG-B1-101-1-2024-11', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
      row('SA-Dpark-B1-101-1-2024-11', 'at D-Park', `${group} finance.analyst perf.boss dpark.team`),
    ],
    salesCategory: [
      row('SC-beverage', 'a dictionary', 'everyone', {
        exports: 'admin super grace wh.manager finance.analyst perf.boss',
      }),
    ],
    fxRate: [
      row(
        'FX-2026-10-HKD',
        'whoever sees retail performance',
        `${group} finance.analyst perf.boss leasing.head wh.manager dpark.team`,
        { exports: 'admin super grace perf.boss' },
      ),
    ],
    retailCalcRun: [
      row('x-run-gz', 'at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
      row('x-run-wh', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
      row('x-run-dpark', 'at D-Park', `${group} finance.analyst perf.boss leasing.head dpark.team`),
    ],
    perfScenario: [
      row('x-what-gz', 'shared at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
      row('x-what-own', 'of somebody else', 'admin'),
      row('x-what-dpark', 'shared at D-Park', `${group} finance.analyst perf.boss leasing.head dpark.team`),
    ],
    periodLock: [
      row('x-lock-gz', 'at Guangzhou', `${group} finance.analyst perf.boss leasing.head`),
      row('x-lock-wh', 'at a Wuhan mall', `${group} finance.analyst perf.boss wh.manager`),
      row('x-lock-sea', 'at Project Sea', `${group} finance.analyst perf.boss`),
    ],
  },
  addedRows: [
    `insert into billing_run (_id, run_no, site, kind, stat_month, to_month) values
    ('x-bill-gz', 'x-1', '2', 'bill', '2026-10', '2026-10'), ('x-bill-sh', 'x-2', '8', 'bill', '2026-10', '2026-10')`,
    `insert into billing_line (_id, run_id, site, stat_month, tenant_ship_id, store_id, charge_type, action, amount, difference) values
    ('x-line-gz', 'x-bill-gz', '2', '2026-10', 'TS-GZ-B1-101-1', 'S-GZ-B1-101', 'base', 'create', 1, 1),
    ('x-line-sh', 'x-bill-sh', '8', '2026-10', 'TS-SH-B1-101-0', 'S-SH-B1-101', 'base', 'create', 1, 1)`,
    `insert into retail_calc_run (_id, site, from_month, to_month, status) values
    ('x-run-gz', '2', '2026-09', '2026-10', 'done'), ('x-run-wh', '5', '2026-09', '2026-10', 'done'),
    ('x-run-dpark', '9', '2026-09', '2026-10', 'done')`,
    `insert into perf_scenario (_id, site, title, from_month, to_month, is_shared, created_by) values
    ('x-what-gz', '2', 'Shared', '2026-10', '2026-10', true, 'U009'), ('x-what-own', '2', 'Own', '2026-10', '2026-10', false, 'U009'),
    ('x-what-dpark', '9', 'Shared', '2026-10', '2026-10', true, 'U009')`,
    `insert into period_lock (_id, site, stat_month, reason) values
    ('x-lock-gz', '2', '2026-09', 'closed'), ('x-lock-wh', '5', '2026-09', 'closed'), ('x-lock-sea', '10', '2026-09', 'closed')`,
  ],
  reads: {
    retailPerformance: ({ store, brand, ship }) =>
      [{ store_id: store }, { brand_id: brand }, { tenant_ship_id: ship }, {}].flatMap((subject) =>
        everywhere.map(({ query }) => ({ query: { ...query, ...subject, months: 6 } })),
      ),
    retailPerformanceList: ({ month }) =>
      ['store', 'brand', 'floor', 'category', 'site'].flatMap((group_by) =>
        sites.flatMap((site) => [
          { query: { site, group_by, stat_month: month } },
          { query: { site, group_by, from_month: '2025-10', to_month: month, comparable: '1' } },
        ]),
      ),
    performanceExplanation: ({ month, ship }) =>
      ['sales', 'ocr', 'yoy', 'total_rent'].flatMap((figure) => [
        { query: { site: '2', stat_month: month, figure } },
        { query: { site: '2', stat_month: month, figure, cond: JSON.stringify({ tenant_ship_id: ship }) } },
      ]),
    performanceChanges: () => [
      { query: { site: '2' } },
      { query: { site: '2', figure: 'total_rent', find: '1' } },
    ],
    performanceChangeExplanation: ({ change_run, change_month, change_ship, change_store }) =>
      ['before', 'after'].map((side) => ({
        query: {
          site: '2',
          run_id: change_run,
          stat_month: change_month,
          tenant_ship_id: change_ship,
          store_id: change_store,
          side,
          figure: 'sales',
        },
      })),
    retailCalcStatus: () => [{ query: { site: '2' } }],
    scenarioFigures: ({ scenario }) =>
      ['store', 'brand', 'floor'].map((group_by) => ({
        query: { scenario_id: scenario, group_by, whole: '1' },
      })),
    salesMonth: ({ month }) => ['2', '8'].map((site) => ({ query: { site, month } })),
    tenantSaleExport: () =>
      ['D', 'M'].map((grain) => ({
        query: { site: '2', from: '2026-10-01', to: '2026-10-31', grain, format: 'csv' },
      })),
  },
  known: `select p.stat_month as month, p.tenant_ship_id as ship, p.store_id as store, p.brand_id as brand,
      change.run_id as change_run, change.stat_month as change_month, change.tenant_ship_id as change_ship,
      change.store_id as change_store, (select _id from perf_scenario limit 1) as scenario
    from retail_performance p
      left join lateral (select * from retail_calc_change where site = '2' limit 1) change on true
    where p.site = '2' and p.sales > 0 and p.total_rent > 0 and p.stat_month < '2026-11'
    order by p.stat_month desc, p.store_id limit 1`,
  unfiltered: {
    'billing/billNumbers.ts': 'site tenant_rent | the code of a site, and its last number',
    'billing/billingJob.ts': 'billing_line | a job, for people from whom no scope hides a line',
    'billing/issueRun.ts':
      'billing_line store tenant_rent | issues a visible run, for people from whom no scope hides a line; the order of units',
    'billing/plannedLines.ts': 'tenant_rent tenant_ship | the calculation is of everything at a site',
    'billing/startRoutes.ts': 'billing_run | whether a run of a site and month is open',
    'figures/baseSum.ts':
      'retail_performance | which months a site has calculated, and whether they are over: no row and no figure',
    'locks/lockRoutes.ts':
      'period_lock site | the lock of a month, and the name of its site, which was checked',
    'locks/lockedMonths.ts': 'period_lock | the locks of a site, whoever writes',
    'performance/calculation/calculateMonth.ts':
      'retail_performance | the calculation is of everything at a site',
    'performance/calculation/figures.ts': 'brand store | the calculation is of everything at a site',
    'performance/calculation/history.ts':
      'retail_performance store store_lineage tenant_sale tenant_ship | the calculation is of everything at a site',
    'performance/calculation/leaseGroups.ts':
      'lease_ship tenant_ship | the parts in which a site is calculated',
    'performance/calculation/leaseTerms.ts':
      'lease_rent_step lease_turnover_tier | the calculation is of everything at a site',
    'performance/calculation/leftOut.ts':
      'store tenant_ship | the units that a calculation of their site had to leave out',
    'performance/calculation/markMonth.ts':
      'retail_performance retail_performance_summary | the calculation is of everything at a site: which months are calculated',
    'performance/calculation/occupancy.ts':
      'lease_ship store store_area_history store_lineage tenant_rent tenant_sale tenant_ship | the calculation is of everything at a site',
    'performance/calculation/rankMonth.ts': 'retail_performance | the calculation is of everything at a site',
    'performance/calculation/rents.ts':
      'lease_rent_step lease_ship lease_turnover_tier sales_category tenant_rent | the calculation is of everything at a site',
    'performance/calculation/sales.ts': 'tenant_sale | the calculation is of everything at a site',
    'performance/calculation/sameDays.ts':
      'retail_performance tenant_sale | the calculation is of everything at a site',
    'performance/calculation/stageFigures.ts':
      'retail_calc_figure retail_performance | the figures of the same calculation, before it is published',
    'performance/run/calculationParams.ts': 'site | the currency of the site of a run',
    'performance/run/laterMonths.ts':
      'retail_performance retail_performance_summary | which months are to be calculated again',
    'performance/run/recalculateRoute.ts': 'store | whether units are at the site',
    'performance/run/runRow.ts':
      'job retail_calc_change retail_calc_run | the run of a job that somebody may start',
    'performance/run/statusRoute.ts': 'job | the heartbeat of a visible run',
    'sales/comparableSales.ts':
      'tenant_sale | what a tenancy of an imported row reported lately; only whether a value is unusual is told',
    'sales/completeSales.ts': 'tenant_ship | which tenancy a sale belongs to, whoever may see tenancies',
    'sales/requireOpenMonths.ts': 'period_lock | whether a month of an own sale is locked',
    'sales/saleSummary.ts':
      'site tenant_ship | how many days have no report at the sites of the list, of tenancies in scope; not which',
    'sales/salesMonth.ts':
      'floor period_lock sales_category site tenant_ship | the tenancies in scope of a site, for those who see its sales; stores and brands are read in scope',
    'sales/salesPages.ts':
      'brand sales_category site store tenant_ship | the names of the tenants of visible sales, and of their sites',
    'scenario/assume.ts':
      'brand lease_ship store tenant_sale tenant_ship | the shops of a scenario, at a site that was checked; nothing is shown',
    'scenario/calculateScenario.ts': 'tenant_ship | the number of tenancies of a site',
    'scenario/followBills.ts': 'perf_scenario_figure | the calculation of a scenario, which shows nothing',
    'scenario/scenarioFigures.ts':
      'perf_scenario perf_scenario_figure | the months of a scenario that the person was shown, and whether they are over',
    'scenario/scenarioHooks.ts': 'perf_scenario_figure | forgets the figures of a scenario that was changed',
    'scenario/scenarioInParts.ts': 'perf_scenario_figure | a job: keeps what it calculated',
    'scenario/scenarioJob.ts': 'perf_scenario_figure | a job: forgets what it calculated before',
    'scenario/scenarioMonth.ts': 'perf_scenario_figure | the calculation of a scenario, which shows nothing',
  },
  cancelledJobs: {
    'PS.bill': {
      prepare: ({ db }) =>
        sql`insert into billing_run (_id, run_no, site, kind, stat_month, to_month)
          values ('x-cut', 'x-cut', '8', 'forecast', '2027-01', '2027-03')`.execute(db),
      start: async ({ as }) => {
        const officer = await as('leasing.sh')
        return jobIn(await officer.call('POST', '/billing/run/calculate', {}, { _id: 'x-cut' }))
      },
      // Until all months are there nobody can issue it.
      outcome: ({ db }) =>
        rowsOf(
          db,
          sql`select stat_month, tenant_ship_id, charge_type, action, amount from billing_line
            where run_id in (select _id from billing_run where calculated_at is not null) order by 1, 2, 3`,
        ),
      leaves: 'nothing',
    },
    'PS.scenario': {
      prepare: async ({ as }) => {
        const boss = await as('perf.boss')
        const doc = {
          site: '2',
          title: 'Half',
          from_month: '2026-08',
          to_month: '2026-10',
          sales_percent: 0.1,
        }
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
  },
} satisfies Expectations
