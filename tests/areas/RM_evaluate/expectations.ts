import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import {
  dpark,
  group,
  gzStaff,
  leasingStaff,
  mainland,
  managers,
  seaStaff,
  siteManagers,
  siteStaff,
  wh,
} from '#tests/areas/people.ts'
import { atSites, days, everywhere, sites } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { itemSets } from '#tests/areas/RM_evaluate/server/lifecycles/itemSets.ts'

const readers = `${group} ${siteStaff}`
const scorers = `admin ${siteManagers} gz.officer hk.officer`
const confirmers = `${managers} ${siteManagers}`
const itemKeepers = 'admin gz.manager wh.manager'
const menuReaders = `${group} gz.manager wh.manager gz.officer`

/** What is expected of the daily scoring of shops. */
export const expectations = {
  mayOn: {
    scoreItemSet: viewAndEdit(readers, itemKeepers),
    scoreItem: viewAndEdit(readers, itemKeepers),
    scoringReport: { view: readers },
    scoringResult: { view: readers },
    scoringResultVersion: { view: readers },
  },
  mayCall: {
    dailyItemHistory: readers,
    dailyItemRanking: readers,
    dailyRankingsDownload: confirmers,
    dailyResultData: readers,
    dailyScoring: readers,
    dailyScoringConfirm: confirmers,
    dailyScoringCreate: scorers,
    dailyScoringRecover: managers,
    dailyScoringRegen: managers,
    dailyScoringRemove: scorers,
    dailyScoringTemplate: itemKeepers,
    dailyScoringUpdate: `${scorers} ${confirmers}`,
    dailyScoringUpload: itemKeepers,
    dailyStatTimes: readers,
    dailyStores: readers,
    gzAverage: readers,
    scoringChanges: readers,
    scoringExplanation: readers,
    resultStores: `${readers} ${leasingStaff}`,
    scoringLatestResult: readers,
    scoringLatestResults: readers,
  },
  reach: {
    // An item is a part of its set, which decides.
    none: 'scoreItem',
    records: 'dailyScoringRemove dailyScoringUpdate',
    by: { scoreItemSet: 'site' },
  },
  menuAt: mainland,
  menu: [
    ['30-1', '/RM_evaluate/scoring', `${itemKeepers} gz.officer`],
    ['30-2', '/RM_evaluate/scoringList', menuReaders],
    ['30-3', '/RM_evaluate/results', menuReaders],
    ['30-4', '/RM_evaluate/itemRanking', menuReaders],
    ['30-5', '/RM_evaluate/items', itemKeepers],
    ['30-6', '/RM_evaluate/upload', itemKeepers],
  ],
  measuredList: { account: 'gz.manager', hash: '/RM_evaluate/items' },
  recordless: ['/RM_evaluate/upload'],
  acts: {
    scoreItemSet: [
      ['update', 'x-set-gz', 'of the own site', 'admin gz.manager'],
      ['update', 'x-set-sh', 'of a site without such staff', 'admin'],
      ['update', 'IS-mainland', 'for all sites', 'admin'],
    ],
  },
  lifecycles: { scoreItemSet: itemSets },
  rows: {
    scoringReport: [
      row('SR-GZ-B1-101-2026-11-07', 'at a mainland site', gzStaff),
      row('SR-WHGG-B1-101-2026-11-10', 'at another one', wh),
      row('SR-project-sea-B1-101-2026-11-09', 'in Hong Kong', seaStaff),
      row('SR-Dpark-B1-101-2026-11-10', 'at D-Park, by the Hong Kong code alone', dpark),
    ],
    scoringResult: [
      row('x-score-gz', 'the current version of a day', gzStaff),
      row('x-score-gz-1', 'its first version, which is archived', ''),
      row('x-score-dpark', 'at D-Park', dpark),
    ],
    scoringResultVersion: [
      row('x-version-gz', 'the current version of a day', gzStaff),
      row('x-version-gz-1', 'an archive, which can be restored', gzStaff),
      row('x-version-dpark', 'at D-Park', dpark),
    ],
    // Items are for whoever sees scores anywhere, sets of one site for those who work there.
    scoreItemSet: [
      row(
        'IS-mainland',
        'for all mainland sites',
        `${group} gz.manager gz.officer wh.manager hk.manager hk.officer dpark.team`,
      ),
      row('x-set-gz', 'for Guangzhou alone', gzStaff),
      row('x-set-sh', 'for Shanghai alone', group),
    ],
    scoreItem: [
      row(
        'SI-hongkong-AP1',
        'of the Hong Kong set',
        `${group} gz.manager gz.officer wh.manager hk.manager hk.officer dpark.team`,
      ),
      row('x-item-gz', 'of the set for Guangzhou', gzStaff),
      row('x-item-sh', 'of the set for Shanghai', group),
    ],
  },
  addedRows: [
    `insert into score_item_set (_id, site, effective_from) values
    ('x-set-gz', '2', '2026-01-01'), ('x-set-sh', '8', '2026-01-01')`,
    `insert into score_item (_id, set_id, code, section, name, weight, max_score) values
    ('x-item-gz', 'x-set-gz', 'X1', 'appearance', 'Windows', 100, 10),
    ('x-item-sh', 'x-set-sh', 'X1', 'appearance', 'Windows', 100, 10)`,
    `insert into scoring_report (_id, site, store_id, stat_time, set_id, status) values
    ('x-report-gz', '2', 'S-GZ-L1-101', 1577808000, 'x-set-gz', 'confirmed'),
    ('x-report-dpark', '9', 'S-Dpark-L3-101', 1577808000, 'IS-hongkong', 'confirmed')`,
    `insert into scoring_result_version (_id, site, stat_time, version, kind, stores) values
    ('x-version-gz-1', '2', 1577808000, 1, 'confirm', 1), ('x-version-gz', '2', 1577808000, 2, 'regen', 1),
    ('x-version-dpark', '9', 1577808000, 1, 'confirm', 1)`,
    `insert into scoring_result
      (_id, site, store_id, stat_time, report_id, score, ranked_total, version, is_current, is_latest) values
    ('x-score-gz-1', '2', 'S-GZ-L1-101', 1577808000, 'x-report-gz', 80, 1, 1, false, false),
    ('x-score-gz', '2', 'S-GZ-L1-101', 1577808000, 'x-report-gz', 85, 1, 2, true, false),
    ('x-score-dpark', '9', 'S-Dpark-L3-101', 1577808000, 'x-report-dpark', 85, 1, 1, true, false)`,
  ],
  reads: {
    dailyScoring: ({ report, scored_store, scored_day }) => [
      { query: { report_id: report } },
      { query: { store_id: scored_store, stat_time: scored_day } },
    ],
    resultStores: () => everywhere,
    scoringChanges: ({ version_day, version }) => [
      { query: { site: '2', stat_time: version_day, from: 1, to: version } },
    ],
    dailyStatTimes: () => atSites(days),
    dailyStores: () => everywhere,
    scoringExplanation: ({ report }) => [
      { query: { report_id: report, figure: 'score' } },
      { query: { report_id: report, figure: 'score', version: 1 } },
    ],
    dailyItemHistory: ({ scored_store, item }) => [
      { query: { store_id: scored_store, item_id: item, ...days } },
    ],
    dailyItemRanking: ({ item }) => sites.map((site) => ({ query: { site, item_id: item, ...days } })),
    dailyRankingsDownload: ({ scored_day }) =>
      ['store', 'category', 'floor'].map((by) => ({
        query: { site: '2', by, from: scored_day, to: Number(scored_day) + 86_400, format: 'csv' },
      })),
    gzAverage: () => atSites(days),
    dailyScoringTemplate: ({ scored_day }) => [
      { query: { site: '2', stat_time: scored_day, format: 'csv' } },
    ],
    dailyResultData: ({ scored_store, scored_day, report }) => [
      { query: { store_id: scored_store, stat_time: scored_day } },
      { query: { store_id: scored_store, stat_time: scored_day, report_id: report } },
    ],
    scoringLatestResult: ({ scored_store }) => [
      { query: { cond: JSON.stringify({ store_id: scored_store }) } },
    ],
    scoringLatestResults: () => everywhere,
  },
  known: `select r.report_id as report, r.store_id as scored_store, r.stat_time::text as scored_day, r.item_id as item,
      version.stat_time::text as version_day, version.version::text as version
    from (select 1) one
      left join lateral (
        select r.*, i.item_id from scoring_result r join scoring_report_item i on i.report_id = r.report_id
        where r.site = '2' and r.is_current and i.score is not null limit 1) r on true
      left join lateral (
        select * from scoring_result_version where site = '2' order by version desc limit 1) version on true`,
  unfiltered: {
    'download/download.ts': 'site | time zones',
    'items/activate.ts':
      'score_item score_item_set | the items and other versions of a set that the person may put into force',
    'items/itemHooks.ts':
      'score_item_set | the set of a visible item; whether the sets of changed items are drafts',
    'items/itemSetHooks.ts':
      'score_item score_item_set site | where a visible set applies, and its items; the greatest version',
    'items/itemSetNames.ts': 'brand_category site | what a visible set is called',
    'items/itemSetSql.ts': 'site | time zones',
    'items/retire.ts': 'score_item_set | the version before one that the person may take out of use',
    'items/revise.ts': 'score_item score_item_set | the items of a set that the person may copy',
    'reports/create.ts':
      'score_item scoring_report store | the report of an own shop, which is shown afterwards with the filters',
    'reports/explanation.ts':
      'score_item scoring_report_item scoring_result | the items of a visible report, and its result in a version',
    'reports/itemSet.ts': 'score_item_set site store | the set in force for an own shop',
    'reports/report.ts':
      'score_item scoring_report scoring_report_item | locks a report; the items of one that the person was shown',
    'reports/requireDay.ts': 'site | time zones',
    'reports/saveAnswers.ts':
      'daily_score_tag score_item scoring_report_item site store_score_tag | items of a locked report; whether its site has these tags',
    'results/answers.ts': 'score_item scoring_report_item | of reports that the caller has filtered',
    'results/changes.ts': 'scoring_result | archives of a day whose versions the person sees',
    'results/confirm.ts': 'scoring_result | which shops of a locked day have a result',
    'results/day.ts': 'scoring_result_version | the version of a day at an own site',
    'results/recover.ts': 'scoring_result_version | whether a version of a locked day exists',
    'results/scored.ts': 'scoring_report scoring_result store | calculates whole days, for those who may',
    'results/scoring.ts': 'score_item scoring_report_item | of reports that the caller has chosen',
    'results/versions.ts': 'scoring_result scoring_result_version | writes the results of a locked day',
    'shops/latestResult.ts': 'scoring_report site | the tenant at the time of a visible result; time zones',
    'shops/resultData.ts': 'scoringReport.name | averages of at least three shops, for every site',
    'shops/resultStores.ts': 'scoring_report | the tenant at the time of a visible result',
    'shops/statTimes.ts': 'site | time zones',
    'shops/storesToday.ts': 'site tenant_ship | time zones; the tenancy of a visible store',
    'todos.ts': 'site | time zones',
    'upload/planUpload.ts': 'score_item scoring_report_item | whether a code exists at all',
    'upload/shops.ts':
      'site | shops of an own site by their unit numbers, each with whether the person may score it; their items',
    'upload/storeUpload.ts': 'score_item scoring_report | the items of reports that it has just started',
    'upload/upload.ts': 'scoring_report store | locks them, and returns nothing of them',
  },
  unguarded: {
    'src/resources/RM_evaluate/scoringResult/DayResults.tsx': 'what is shown',
    'src/resources/RM_evaluate/scoringResult/VersionChanges.tsx': 'what is shown',
    'src/resources/RM_evaluate/scoringUpload/UploadPage.tsx': 'the day of an upload, chosen in a list',
  },
} satisfies Expectations
