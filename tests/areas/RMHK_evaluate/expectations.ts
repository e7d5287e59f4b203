import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { dpark, group, hongKong, seaStaff } from '#tests/areas/people.ts'
import { row } from '#tests/areas/rows.ts'

const readers = `${group} hk.manager hk.officer dpark.team`

/** What is expected of the daily scoring of shops in Hong Kong beside what it shares with the mainland (RM_evaluate). */
export const expectations = {
  mayOn: {
    dailyScoreTag: viewAndEdit(readers, 'admin hk.manager'),
  },
  mayCall: {
    tagStores: readers,
    tagStoresUpdate: 'admin hk.manager hk.officer',
  },
  menuAt: hongKong,
  menu: [
    ['50-1', '/RMHK_evaluate/scoring', 'admin hk.manager hk.officer'],
    ['50-2', '/RMHK_evaluate/results', readers],
    ['50-25', '/RMHK_evaluate/scoringList', readers],
    ['50-26', '/RMHK_evaluate/ranking', readers],
    ['50-27', '/RMHK_evaluate/items', readers],
    ['50-3', '/RMHK_evaluate/tag', 'admin hk.manager'],
    ['50-4', '/RMHK_evaluate/tagStores', readers],
  ],
  measuredList: { account: 'hk.manager', hash: '/RMHK_evaluate/tag' },
  acts: {
    dailyScoreTag: [
      ['update', 'DT-10-1', 'the right to keep tags', 'admin hk.manager'],
      ['update', 'x-tag-gz', 'tags of a mainland site are kept by nobody', 'admin'],
    ],
  },
  rows: {
    // Tags are a matter of Hong Kong.
    dailyScoreTag: [
      row('DT-10-1', 'in Hong Kong', seaStaff),
      row('DT-9-1', 'at D-Park', dpark),
      row('x-tag-gz', 'at a mainland site, where there should be none', 'admin'),
    ],
  },
  addedRows: [
    `insert into daily_score_tag (_id, site, name, polarity) values ('x-tag-gz', '2', 'Long wait', 'negative')`,
  ],
  reads: {
    tagStores: ({ hong_kong }) => [{ query: { site: hong_kong, from: 1_765_000_000, to: 1_796_000_000 } }],
  },
  known: `select _id as hong_kong from site where site_region = 'HK' and _id in (select site from scoring_report) limit 1`,
  unfiltered: {
    'tags/replaceTags.ts':
      'scoring_report site store store_score_tag | locks an own shop; time zones; whether its report of a day is confirmed',
    'tags/tagHooks.ts': 'scoring_report scoring_report_item store_score_tag | whether a report uses a tag',
    'tags/tagStores.ts':
      'daily_score_tag site store_score_tag | the tags of own sites, for those who may see them; time zones',
  },
} satisfies Expectations
