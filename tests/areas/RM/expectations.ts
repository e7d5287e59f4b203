import { sql } from 'kysely'
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import {
  dpark,
  group,
  gz,
  gzStaff,
  mainland,
  managers,
  sea,
  seaStaff,
  siteManagers,
  siteStaff,
  wh,
} from '#tests/areas/people.ts'
import { days, everywhere, sites } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { myscustProblems, tourProblems } from '#tests/areas/RM/server/lifecycles/problems.ts'
import { myscustResults } from '#tests/areas/RM/server/lifecycles/results.ts'
import { templates } from '#tests/areas/RM/server/lifecycles/templates.ts'
import { tours } from '#tests/areas/RM/server/lifecycles/tours.ts'
import { old, rowsOf } from '#tests/server/cancelledJobs/jobCase.ts'

const tourManagers = `admin ${siteManagers} dpark.team`
const tourStaff = `admin ${siteStaff}`
const tourReaders = `${group} ${siteStaff}`
const tourLeaders = `${managers} ${siteManagers} dpark.team`
const tourMenu = `${group} gz.manager wh.manager gz.officer`

/** Problems are exported by those who may besides: neither officers nor the auditor. */
const exporters = {
  group: managers,
  gz: `${managers} gz.manager`,
  wh: `${managers} wh.manager`,
  sea: `${managers} hk.manager`,
  dpark: `${managers} hk.manager dpark.team`,
} as const

/** What is expected of tours, problems and mystery customers, on the mainland and, but for the menu, in Hong Kong. */
export const expectations = {
  mayOn: {
    tour: viewAndEdit(tourReaders, tourManagers),
    tourTemplate: viewAndEdit(tourReaders, tourManagers),
    tourSchedule: viewAndEdit(tourReaders, tourManagers),
    tourResult: viewAndEdit(tourReaders, tourStaff),
    // Group managers verify and close; they raise and mend nothing. Steps are decided by other rules.
    tourProblem: { view: tourReaders, create: tourStaff, update: tourStaff, remove: tourManagers },
    problemEvent: { view: tourReaders },
    myscustResult: viewAndEdit(`${tourLeaders} auditor agency.one`, `${tourManagers} agency.one`),
    myscustProblem: viewAndEdit(`${tourLeaders} auditor`, tourManagers),
    routingRule: viewAndEdit(`${tourLeaders} auditor`, tourLeaders),
  },
  mayCall: {
    tourProblemStatistics: tourLeaders,
    tourProblemStatisticsBar: tourLeaders,
    myscustRegen: tourLeaders,
    myscustReall: tourLeaders,
    routingTry: `${tourLeaders} auditor`,
    myscustAttachs: `${tourLeaders} auditor agency.one`,
    myscustPeriods: `${tourLeaders} auditor agency.one`,
    myscustAttachsAdd: `${tourManagers} agency.one`,
    myscustAttachsRemove: `${tourManagers} agency.one`,
  },
  reach: { by: { tourTemplate: 'site' } },
  menuAt: mainland,
  menu: [
    ['10-1-1', '/RM/tourIssue/issueList', tourMenu],
    ['10-1-2', '/RM/tourIssue/issueStatistics', `${managers} gz.manager wh.manager`],
    ['10-2-1', '/RM/tour/list', tourMenu],
    ['10-2-2', '/RM/tourResult/list', tourMenu],
    ['15-1', '/RM/myscust/result', `${group} gz.manager wh.manager agency.one`],
    ['15-2', '/RM/myscust/problem', `${group} gz.manager wh.manager`],
  ],
  measuredList: { account: 'gz.manager', hash: '/RM/tourIssue/issueList' },
  screens: [
    [
      '/RM/tourIssue/issueList',
      'admin gz.manager hk.manager',
      'brand.editor leasing.sh nomenu finance.analyst',
    ],
    ['/RM/tourIssue/issueStatistics', 'gz.manager', ''],
  ],
  acts: {
    tourProblem: [
      ['assign', 'x-gz-others', 'the right to assign, and a shop of the list', 'admin gz.manager'],
      ['start', 'TP-GZ261107001', 'the assignee, or who assigns', 'admin gz.manager gz.officer'],
      ['start', 'TP-GZ261108001', 'the manager has it, not gz.officer', 'admin gz.manager'],
      ['fix', 'TP-GZ261107001', 'the assignee alone', 'admin gz.officer'],
      ['fix', 'TP-GZ261113001', 'the assignee alone, here the manager', 'admin gz.manager'],
      ['fix', 'TP-GZ261110001', 'gz.officer has it and not the shop', 'admin'],
      ['verify', 'TP-GZ261109001', 'the right to verify', 'admin super grace gz.manager'],
      [
        'verify',
        'x-gz-critical',
        'critical, and all of them are of operation',
        'admin super grace gz.manager',
      ],
      [
        'close',
        'TP-Dpark261112001',
        'critical in Hong Kong: operation or service',
        'admin super grace hk.manager dpark.team',
      ],
      ['void', 'TP-project-sea261113001', 'the right to close', 'admin super grace hk.manager'],
      ['remove', 'TP-GZ261112003', 'the right to delete', 'admin gz.manager'],
    ],
    tourResult: [
      ['update', 'TR-GZ-2026-10-29-finished-B1-102', 'B1-102 is no shop of gz.officer', 'admin gz.manager'],
      [
        'update',
        'TR-project-sea-2026-10-29-finished-L1-101',
        'L1-101 is one of hk.officer',
        'admin hk.manager hk.officer',
      ],
    ],
    myscustResult: [
      [
        'update',
        'MR-GZ-L6-101-2026-07',
        'a round of agency.one, who has the shops of the site',
        'admin gz.manager agency.one',
      ],
      ['decide', 'MR-GZ-L2-118-2026-10', 'who decides appeals', 'admin super grace gz.manager'],
    ],
    myscustProblem: [['fix', 'MP-GZ2607004', 'the assignee, with the right to edit', 'admin gz.manager']],
    tourTemplate: [
      ['update', 'x-template-gz', 'of the own site', 'admin gz.manager'],
      ['update', 'x-template-dpark', 'of a site in Hong Kong', 'admin hk.manager dpark.team'],
      ['update', 'TT-CN-1', 'for all mainland sites', 'admin'],
      ['retire', 'TT-HK-1', 'for all sites in Hong Kong', 'admin'],
    ],
  },
  lifecycles: {
    myscustProblem: myscustProblems,
    myscustResult: myscustResults,
    tour: tours,
    tourProblem: tourProblems,
    tourTemplate: templates,
  },
  rows: {
    // Staff of the floor see problems of their shops, own finds and own assignments; `view_all` and the auditor see all.
    tourProblem: [
      row('TP-GZ261108002', 'L2-118 is a shop of gz.officer; the manager found it and has it', gzStaff, {
        exports: exporters.gz,
      }),
      row('TP-GZ260315001', 'L4-101 is not; gz.officer found it', gzStaff, { exports: exporters.gz }),
      row('TP-GZ260810001', 'L6-101 is not; the manager found it, gz.officer has it', gzStaff, {
        exports: exporters.gz,
      }),
      row('x-gz-others', 'B1-201 is not; the manager found it and has it', gz, { exports: exporters.gz }),
      row('x-gz-merged', 'L2-115 was his until it was merged: what happened there stays readable', gzStaff, {
        exports: exporters.gz,
      }),
      row('x-gz-former', 'L2-210 was on a list of gz.officer that is over', gz, { exports: exporters.gz }),
      row('x-gz-new', 'a unit that is on nobody’s list yet', gz, { exports: exporters.gz }),
      row('x-gz-gone', 'removed, though gz.officer found it', '', { isGone: true }),
      row('TP-project-sea261112001', 'B1-101 is a shop of hk.officer', seaStaff, { exports: exporters.sea }),
      row('x-sea-others', 'L2-210 is not a shop of hk.officer, and the manager found it', sea, {
        exports: exporters.sea,
      }),
      row('x-sea-new', 'a unit that is on nobody’s list yet', sea, { exports: exporters.sea }),
      row('TP-Dpark261113002', 'dpark.team may see all at the own site', dpark, { exports: exporters.dpark }),
      row('TP-WHGG261113002', 'a mainland site of wh.manager', wh, { exports: exporters.wh }),
      row('TP-SH261113003', 'a site with nobody for tours but the group', group, {
        exports: exporters.group,
      }),
    ],
    // What happened to a problem is seen with the problem.
    problemEvent: [
      row('TP-GZ261108002-1', 'of a problem that gz.officer sees', gzStaff),
      row('x-gz-others-1', 'of one that he does not', gz),
      row('TP-project-sea261112001-1', 'of a shop of hk.officer', seaStaff),
      row('MP-GZ2601001-1', 'of a mystery customer’s problem, which officers do not see', `${gz} follow.gz`),
      row('MP-project-sea2601001-1', 'the same in Hong Kong', `${sea} follow.sea`),
    ],
    // Staff of the floor see tours that they walk and tours through their shops; `view_all` and the auditor see all.
    tour: [
      row('x-tour-mine', 'B1-201 is not a shop of gz.officer, who walks it', gzStaff),
      row('x-tour-shop', 'L2-115, on the way, was his until it was merged', gzStaff),
      row('x-tour-others', 'the manager walks it, through a shop that is not his', gz),
      row('x-tour-sea', 'the manager walks it, through a shop that is not of hk.officer', sea),
      row('x-tour-none', 'through no shop, walked by somebody else: for those who see all', gz),
      row('x-tour-none-sea', 'the same in Hong Kong', sea),
      row('TO-GZ-2026-11-15-in_progress', 'at a mainland site', gzStaff),
      row('TO-WHGG-2026-11-15-in_progress', 'at another one', wh),
      row('TO-project-sea-2026-11-15-in_progress', 'in Hong Kong', seaStaff),
      row('TO-Dpark-2026-11-15-in_progress', 'at D-Park', dpark),
    ],
    // Whoever sees tours of a region sees its checklists, but for those of other sites.
    tourTemplate: [
      row('TT-CN-1', 'for all mainland sites', `${gzStaff} wh.manager`),
      row('TT-HK-1', 'for all Hong Kong sites', `${seaStaff} dpark.team`),
      row('x-template-gz', 'for Guangzhou alone', gzStaff),
      row('x-template-dpark', 'for D-Park alone', dpark),
    ],
    tourSchedule: [
      row('TS-GZ', 'at a mainland site', gzStaff),
      row('TS-WHGG', 'at another one', wh),
      row('TS-project-sea', 'in Hong Kong', seaStaff),
      row('TS-Dpark', 'at D-Park', dpark),
    ],
    tourResult: [
      row('TR-GZ-2026-10-29-finished-B1-102', 'at a mainland site, in whatever shop', gzStaff),
      row('TR-WHGG-2026-10-29-finished-L1-101', 'at another one', wh),
      row('TR-project-sea-2026-10-29-finished-L1-101', 'in Hong Kong', seaStaff),
      row('TR-Dpark-2026-10-29-finished-L1-101', 'at D-Park', dpark),
    ],
    // An agency sees its own rounds.
    myscustResult: [
      row('MR-GZ-B1-101-2026-04', 'a round that the operator made itself', gz),
      row('MR-GZ-L6-101-2026-07', 'a round of agency.one', `${gz} agency.one`),
      row('MR-GZ-B1-202-2026-10', 'a draft of agency.one', `${gz} agency.one`),
      row('x-result-other', 'a round of another agency', gz),
      row('x-result-wh', 'of agency.one at a site that is not the agency’s', wh),
      row('MR-Dpark-B1-101-2026-07', 'in Hong Kong', dpark),
    ],
    myscustProblem: [
      row('MP-GZ2601001', 'officers and agencies have no right to these', `${gz} follow.gz`),
      row('MP-project-sea2601001', 'nor have officers in Hong Kong', `${sea} follow.sea`),
      row('MP-Dpark2601001', 'at D-Park', dpark),
    ],
    routingRule: [
      row('RR-GZ-1', 'of a mainland site', `${gz} follow.gz`),
      row('RR-project-sea-1', 'of a site in Hong Kong', `${sea} follow.sea`),
      row('RR-Dpark-1', 'at D-Park', dpark),
    ],
  },
  addedRows: [
    `insert into tour_problem
      (_id, problem_no, site, store_id, floor_id, category, severity, title, found_by, found_at, assignee_id, status, deleted_at)
    select 'x-' || id, 'X-' || id, s.site, s._id, s.floor_id, 'display', severity, 'Sign ' || id, found_by, 1794000000,
      assignee_id, 'assigned', gone
    from (values
      ('gz-others', 'S-GZ-B1-201', 3, 'U004', 'U004', null::int8), ('gz-merged', 'S-GZ-L2-115', 3, 'U004', 'U004', null),
      ('gz-former', 'S-GZ-L2-210', 3, 'U004', 'U004', null), ('gz-gone', 'S-GZ-L1-101', 3, 'U005', 'U005', 1),
      ('sea-others', 'S-project-sea-L2-210', 3, 'U007', 'U007', null),
      ('gz-critical', 'S-GZ-B1-201', 1, 'U004', 'U004', null),
      ('gz-new', 'x-store-gz', 3, 'U001', 'U001', null), ('sea-new', 'x-store-sea', 3, 'U001', 'U001', null)
    ) wanted (id, store_id, severity, found_by, assignee_id, gone) join store s on s._id = wanted.store_id`,
    `insert into problem_event (_id, problem_type, problem_id, "to", action, by, at)
    values ('x-gz-others-1', 'tour', 'x-gz-others', 'open', 'create', 'U004', 1794000000)`,
    `insert into tour (_id, tour_no, site, title, planned_at, template_id, assignee_ids, store_ids) values
    ('x-tour-mine', 'X-1', '2', 'Round', 1794000000, 'TT-CN-1', '{U005}', '{S-GZ-B1-201}'),
    ('x-tour-shop', 'X-2', '2', 'Round', 1794000000, 'TT-CN-1', '{U004}', '{S-GZ-B1-201,S-GZ-L2-115}'),
    ('x-tour-others', 'X-3', '2', 'Round', 1794000000, 'TT-CN-1', '{U004}', '{S-GZ-B1-201}'),
    ('x-tour-sea', 'X-4', '10', 'Round', 1794000000, 'TT-HK-1', '{U007}', '{S-project-sea-L2-210}'),
    ('x-tour-none', 'X-5', '2', 'Round', 1794000000, 'TT-CN-1', '{U009}', '{}'),
    ('x-tour-none-sea', 'X-6', '10', 'Round', 1794000000, 'TT-HK-1', '{U009}', '{}')`,
    `insert into tour_template (_id, name, code, version, region, site) values
    ('x-template-gz', 'Promotions', 'X', 1, 'CN', '2'), ('x-template-dpark', 'Promotions', 'X', 1, 'HK', '9')`,
    `insert into myscust_result (_id, site, store_id, agency_id, period, round, visit_at, shopper_code) values
    ('x-result-other', '2', 'S-GZ-L1-101', 'U016', '2026-10', 2, 1794000000, 'MS-901'),
    ('x-result-wh', '5', 'S-WHGG-B1-101', 'U018', '2026-10', 2, 1794000000, 'MS-902')`,
  ],
  reads: {
    myscustAttachs: ({ visit }) => [{ query: { result_id: visit } }],
    myscustPeriods: () => everywhere,
    routingTry: ({ store }) =>
      ['staff_service', 'cleaning', 'display', 'other'].flatMap((category) => [
        { query: { site: '2', category, store_id: store } },
        { query: { site: '8', category } },
      ]),
    tourProblemStatistics: () => sites.map((site) => ({ query: { site, ...days, group_by: 'floor' } })),
    tourProblemStatisticsBar: () =>
      sites.map((site) => ({ query: { site, ...days, dimension: 'floor', stack: 'status' } })),
  },
  known: `select (select _id from myscust_result where site = '2' and attachs <> '{}' order by _id limit 1) as visit,
    (select _id from tour_problem where site = '2' limit 1) as problem`,
  unfiltered: {
    'clock/escalate.ts':
      'problems[type].name role site user | a job: whom to notify of problems that are late',
    'clock/missTours.ts': 'site | time zones',
    'myscust/attachs.ts': 'myscust_result | locks a visit that it then reads as visible',
    'myscust/latestQuestions.ts': 'myscust_result | the questions alone, which are no secret',
    'myscust/reall.ts': 'myscust_problem myscust_result | locks problems that are visible',
    'myscust/regen.ts':
      'myscust_problem myscust_result problem_event store | every problem of visits that are visible, whoever may see it, and which shops are gone',
    'myscust/withdrawProblems.ts':
      'myscust_problem | locks the issues of a visit that is being decided, and returns nothing of them',
    'problems/edited.ts': 'problem_event | when a problem was reopened',
    'results/checkItem.ts': 'tour_problem | whether the issue of a point was withdrawn',
    'results/checklist.ts':
      'brand_category store tour_template | the checklist of a visible tour, and the shops on its route to which a point applies',
    'results/requireUnderWay.ts': 'tour | locks a tour, and returns nothing of it',
    'routing/ownerOf.ts':
      'role site space_owner_store | sites, roles and the link to stores; assignments, stores and people are read in scope',
    'schedules/dueSlots.ts': 'site tour | time zones; whether a tour was planned',
    'schedules/planTour.ts': 'role site user | a job: who walks a tour',
    'schedules/shopsOf.ts': 'floor store | the shops on a route that is then authorized',
    'statistics/population.ts': 'site | time zones',
    'statistics/tourProblemStatistics.ts': 'table | an alias of the filtered rows',
    'templates/attachPictures.ts':
      'tour_template | integrity: whether a picture belongs to a version of the checklist',
    'templates/missingIn.ts':
      'brand_category department floor user | integrity: whether what the points refer to exists',
    'templates/templateHooks.ts':
      'site tour tour_template | the versions of a checklist that is being changed, and the tours that follow them',
    'tours/requireRoute.ts': 'tour_result | integrity: whether a shop of the tour was checked',
    'tours/templateFor.ts': 'site tour_template | integrity: the active version of a checklist',
    'tours/tourHooks.ts': 'site | time zones',
  },
  unguarded: {
    'src/resources/RM/myscustResult/Attachments.tsx':
      'files are sent as they are chosen, and those that failed stay listed',
  },
  cancelledJobs: {
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
        await rowsOf(
          db,
          sql`select problem_type, problem_id, stage from problem_escalation order by 1, 2, 3`,
        ),
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
  },
} satisfies Expectations
