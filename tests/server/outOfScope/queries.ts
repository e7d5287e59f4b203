import type { Known } from './knownRecords.ts'

/** What a call is sent: the parts of its path, and its query or its body. */
export interface Asked {
  readonly path?: Readonly<Record<string, string | undefined>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: object
}

/** What a person gets by a call does not come from rows of which there are scopes, because of this reason. */
type Reason = string

/** What is asked about: a site, another, and all of them. */
const sites = ['2', '8', 'ALL']
const everywhere: readonly Asked[] = sites.map((site) => ({ query: { site } }))
const days = { from: 1_700_000_000, to: 1_900_000_000 }
const lastYear = { from: 1_765_000_000, to: 1_796_000_000 }
const scored = sites.map((site) => ({ query: { site, ...days } }))
const words = ['a', '星', 'Canary', '0']

/**
 * Every call that reads beside those of resources, with what it is sent: enough that somebody whose rows no scope
 * narrows gets something that the rows decide. A call that has none of that says why.
 */
export const queries: Readonly<Record<string, ((known: Known) => readonly Asked[]) | Reason>> = {
  '/flag/{id}/evidence': ({ flag }) => [{ path: { id: flag } }],
  '/retail/performance': ({ store, brand, ship }) =>
    [{ store_id: store }, { brand_id: brand }, { tenant_ship_id: ship }, {}].flatMap((subject) =>
      everywhere.map(({ query }) => ({ query: { ...query, ...subject, months: 6 } })),
    ),
  '/retail/performance/list': ({ month }) =>
    ['store', 'brand', 'floor', 'category', 'site'].flatMap((group_by) =>
      sites.flatMap((site) => [
        { query: { site, group_by, stat_month: month } },
        { query: { site, group_by, from_month: '2025-10', to_month: month, comparable: '1' } },
      ]),
    ),
  '/retail/performance/explanation': ({ month, ship }) =>
    ['sales', 'ocr', 'yoy', 'total_rent'].flatMap((figure) => [
      { query: { site: '2', stat_month: month, figure } },
      { query: { site: '2', stat_month: month, figure, cond: JSON.stringify({ tenant_ship_id: ship }) } },
    ]),
  '/retail/performance/changes': () => [
    { query: { site: '2' } },
    { query: { site: '2', figure: 'total_rent', find: '1' } },
  ],
  '/retail/performance/changes/explanation': ({ change_run, change_month, change_ship, change_store }) =>
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
  '/retail/performance/checkCalculateStatue': () => [{ query: { site: '2' } }],
  '/retail/performance/scenario/figures': ({ scenario }) =>
    ['store', 'brand', 'floor'].map((group_by) => ({
      query: { scenario_id: scenario, group_by, whole: '1' },
    })),
  '/TenantSale/month': ({ month }) => ['2', '8'].map((site) => ({ query: { site, month } })),
  '/export/tenant_sale': () =>
    ['D', 'M'].map((grain) => ({
      query: { site: '2', from: '2026-10-01', to: '2026-10-31', grain, format: 'csv' },
    })),
  '/myscust/result/attachs': ({ visit }) => [{ query: { result_id: visit } }],
  '/myscust/result/periods': () => everywhere,
  '/routing/try': ({ store }) =>
    ['staff_service', 'cleaning', 'display', 'other'].flatMap((category) => [
      { query: { site: '2', category, store_id: store } },
      { query: { site: '8', category } },
    ]),
  '/tour/problem/statistics': () => sites.map((site) => ({ query: { site, ...days, group_by: 'floor' } })),
  '/tour/problem/statisticsBar': () =>
    sites.map((site) => ({ query: { site, ...days, dimension: 'floor', stack: 'status' } })),
  '/hk/daily/tag/stores': ({ hong_kong }) => [{ query: { site: hong_kong, ...lastYear } }],
  '/ts/daily/scoring': ({ report, scored_store, scored_day }) => [
    { query: { report_id: report } },
    { query: { store_id: scored_store, stat_time: scored_day } },
  ],
  '/ts/daily/scoring/results/stores': () => everywhere,
  '/ts/daily/scoring/changes': ({ version_day, version }) => [
    { query: { site: '2', stat_time: version_day, from: 1, to: version } },
  ],
  '/ts/daily/stat_time': () => scored,
  '/ts/daily/stores': () => everywhere,
  '/ts/daily/scoring/explanation': ({ report }) => [
    { query: { report_id: report, figure: 'score' } },
    { query: { report_id: report, figure: 'score', version: 1 } },
  ],
  '/ts/daily/scoring/item/history': ({ scored_store, item }) => [
    { query: { store_id: scored_store, item_id: item, ...days } },
  ],
  '/ts/daily/item/ranking': ({ item }) => sites.map((site) => ({ query: { site, item_id: item, ...days } })),
  '/ts/daily/rankings/download': ({ scored_day }) =>
    ['store', 'category', 'floor'].map((by) => ({
      query: { site: '2', by, from: scored_day, to: Number(scored_day) + 86_400, format: 'csv' },
    })),
  '/ts/daily/gz/average': () => scored,
  '/ts/daily/scoring/upload/template': ({ scored_day }) => [
    { query: { site: '2', stat_time: scored_day, format: 'csv' } },
  ],
  '/ts/daily/scoring/result/data': ({ scored_store, scored_day, report }) => [
    { query: { store_id: scored_store, stat_time: scored_day } },
    { query: { store_id: scored_store, stat_time: scored_day, report_id: report } },
  ],
  '/ScoringLatestResult/one': ({ scored_store }) => [
    { query: { cond: JSON.stringify({ store_id: scored_store }) } },
  ],
  '/ScoringLatestResult': () => everywhere,
  '/store/profile': ({ store }) => [{ query: { store_id: store } }],
  '/store/ships': ({ store, split }) =>
    [store, split].map((store_id) => ({ query: { store_id, include_lineage: '1' } })),
  '/announcement/readers': ({ announcement }) => [{ query: { _id: announcement } }],
  '/sys/scope/resources': 'it lists what there is to narrow, from the contract',
  '/sys/dictionary/entries': () =>
    ['brand_category', 'sales_category', 'floor', 'company_classification', 'level1_classification'].map(
      (noun) => ({ query: { noun } }),
    ),
  '/sys/dictionary': () => [{}],
  '/system/i18n': 'the texts of the console are the same for everybody',
  '/system/i18n/{name}': 'the texts of the console are the same for everybody',
  '/system/i18n/{name}/switch': 'the choice of a language is the caller’s own',
  '/sys/job': 'it lists the jobs of the server, with times and counts',
  '/sys/job/runs': 'it lists the runs of a job of the server, with times and counts',
  '/sys/session/locked': () => [{}],
  '/sys/session': () => [{}, { query: { q: 'Canary' } }],
  '/announcement/own': 'it lists what is announced to the caller',
  '/permissions/list': 'the codes and their names are the same for everybody',
  '/user/{id}/decision': ({ officer, problem }) => [
    { path: { id: officer }, query: { noun: 'tour_problem', action: 'view', record: problem } },
  ],
  '/user/{id}/sight': ({ officer }) => [{ path: { id: officer } }],
  '/sys/status/bundle': 'it is about the server; of parameters it has those that the person sees',
  '/sys/status': 'it is about the server, without records',
  '/bd/brand/audit_inprogress/{brand_id}': ({ audited }) => [{ path: { brand_id: audited } }],
  '/bd/brand/counts': () => [{}],
  '/bd/brand/rent_top20': ({ month }) => sites.map((site) => ({ query: { site, stat_month: month } })),
  '/bd/brand/sales_top20': ({ month }) => sites.map((site) => ({ query: { site, stat_month: month } })),
  '/bd/brand/list/export': () => [{ query: { format: 'csv' } }],
  '/bd/brand/search': () => words.map((q) => ({ query: { q, limit: 20 } })),
  '/bd/contact/search': ({ company }) => [
    ...words.map((q) => ({ query: { q, limit: 20 } })),
    { query: { company_id: company } },
  ],
  '/bd/duplicates': ({ brand_name, company_name }) => [
    { query: { noun: 'brand', name: brand_name } },
    { query: { noun: 'company', name: company_name } },
  ],
  '/bs/user/favorite/brand': () => [{}],
  '/bd/store/verify_pa': ({ store }) => [{ query: { store_id: store } }],
  '/store/areas': ({ store }) => [{ query: { store_id: store } }],
  '/store/lineage': ({ split }) => [{ query: { store_id: split } }],
  '/store/owners': ({ store }) => [{ query: { store_id: store } }],
  '/bd/store/statistics': () => everywhere,
  '/spaceowner': () => everywhere,
  '/search/cates': 'the categories are dictionaries that every session reads',
  '/level/staff/list': () => everywhere,
  '/file/{id}': 'a file is seen by those who see its record, which another test shows (files.test.ts)',
  '/file/addresses': 'a file is seen by those who see its record, which another test shows (files.test.ts)',
  '/config': 'it is the same for everybody',
  '/events': 'a stream: what it tells is asked for in another test',
  '/gen_token': 'it makes a token',
  '/health': 'it is about the server',
  '/live': 'it is about the server',
  '/ready': 'it is about the server',
  '/import/{id}/failed': 'an import is seen by the person who started it',
  '/import/{id}/preview': 'an import is seen by the person who started it',
  '/notification/kinds': 'it lists the kinds of notifications',
  '/user/session': 'it lists the caller’s own sessions',
  '/plugin/report': 'it is about the server',
  '/user/preference': 'preferences are the caller’s own',
  '/secondfactor': 'it is about the caller’s own account',
  '/userinfo': 'it is about the caller',
  '/captcha': 'it is a picture',
  '/sso/encrypt-key': 'it is a key',
  '/todo/counts': () => everywhere,
  '/todo': () =>
    ['open', 'done', 'started', 'copied'].flatMap((tab) => [
      { query: { tab, range: '0-499', team: '1' } },
      { query: { tab, q: 'Canary' } },
    ]),
  '/todo/{kind}/{id}/people': ({ audit }) => [{ path: { kind: 'brandDB.decide', id: audit } }],
  '/todo/timeline': ({ audit, problem }) => [
    { query: { resource: 'brand_audit', record_id: audit } },
    { query: { resource: 'tour_problem', record_id: problem } },
  ],
  '/leaseship/list': () => everywhere,
  '/leasing/floor': ({ floor }) => [
    { query: { floor_id: floor, from_month: '2026-06', to_month: '2026-11' } },
  ],
  '/reports': 'it lists the reports that there are',
  '/reports/export/{id}/file':
    'a file is seen by the person who ran the report; each report is previewed below',
  '/reports/preview': () => [],
  '/report/lease_expiry': () => everywhere,
  '/report/occupancy': () => everywhere,
  '/report/rent_roll': () => everywhere,
}

/** The calls that read although they are not GET. */
export const readingPosts: Readonly<Record<string, (known: Known) => readonly Asked[]>> = {
  '/sys/scope/try': ({ officer }) =>
    ['tour_problem', 'tenant_ship', 'brand'].map((noun) => ({
      body: { noun, rule: { department: ['13'] }, user_id: officer },
    })),
  '/auditlog/reveal': ({ entry }) => [{ body: { _id: entry, field: 'mobile' } }],
  '/bd/store/verify_pa': ({ store }) => [{ body: { store_id: store } }],
}

/** Whether the reply to a call is the same as long as the records are. Asking writes the log, and moves sessions up. */
export const isSteady = (path: string): boolean =>
  typeof queries[path] !== 'string' && !/^\/(auditlog|sys\/session)/.test(path)

/** Calls by which nobody sees a row change in this test. */
export const unchanged: ReadonlySet<string> = new Set([
  // Nobody is locked out.
  '/sys/session/locked',
  // The dictionaries are open to every session.
  '/sys/dictionary',
  // Nobody has read it yet; who has is asked for in another test (announcement.test.ts).
  '/announcement/readers',
  // The reports are asked for one by one.
  '/reports/preview',
])
