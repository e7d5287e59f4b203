import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { analysts, atSite, brandStaff, group, leasingStaff, siteStaff } from '#tests/areas/people.ts'
import { everywhere, sites, words } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { approval } from '#tests/areas/brandDB/server/lifecycles/approval.ts'

// Leasing staff view all of brand data, editors and approvers too.
const readers = `${group} ${brandStaff} ${leasingStaff}`
const editors = `admin ${brandStaff}`
const keepers = 'admin brand.approver'
const storeReaders = `${readers} ${siteStaff} perf.boss`
const shops = {
  gz: `${group} ${brandStaff} leasing.head`,
  sh: readers,
  dpark: `${group} brand.approver leasing.head`,
  sea: `${group} brand.approver`,
}

/** Everybody names floors; whoever may see the stores at the site exports them. */
const exportsFloors = (site: string): string =>
  atSite(site)
    .split(' ')
    .filter((account) => !withoutStores.includes(account))
    .join(' ')
const withoutStores =
  'gz.manager gz.officer wh.manager hk.manager hk.officer finance.analyst perf.boss dpark.team nomenu agency.one follow.gz follow.sea'.split(
    ' ',
  )

/** What is expected of brands, companies and contacts, stores and floors. */
export const expectations = {
  mayOn: {
    // An editor's change becomes a request.
    brand: { view: readers, create: editors, update: editors, remove: keepers },
    store: viewAndEdit(readers, keepers),
    brandAudit: { view: readers, create: editors, update: editors },
    brandCompany: viewAndEdit(readers, keepers),
    company: viewAndEdit(readers, editors),
    companyClassification: viewAndEdit('everyone', keepers),
    contact: viewAndEdit(readers, editors),
    floor: viewAndEdit('everyone', keepers),
    brandCategory: viewAndEdit('everyone', keepers),
    level1Classification: viewAndEdit('everyone', keepers),
    level2Classification: viewAndEdit('everyone', keepers),
    brandTag: viewAndEdit('everyone', keepers),
  },
  mayCall: {
    brandAuditInprogress: readers,
    brandCounts: readers,
    brandListExport: editors,
    contactSearch: readers,
    duplicates: readers,
    favoriteBrandAdd: readers,
    favoriteBrandRemove: readers,
    favoriteBrands: readers,
    rentTop20: `${group} ${leasingStaff} perf.boss`,
    salesTop20: `${group} ${leasingStaff} ${analysts} wh.manager dpark.team brand.approver`,
    storeAreas: storeReaders,
    storeLineage: storeReaders,
    storeMerge: 'admin leasing.head',
    storeOwners: storeReaders,
    storeRestore: 'admin leasing.head',
    storeSplit: 'admin leasing.head',
    storeStatistics: readers,
  },
  reach: {
    // The permission is enough: brands, companies and their lists belong to no site.
    none: `brand brandAudit brandCompany brandCategory brandTag company companyClassification contact level1Classification
  level2Classification favoriteBrandAdd favoriteBrandRemove verifyPaPost`,
  },
  menu: [
    ['60-1', '/brandDB/brand', readers],
    ['60-2', '/brandDB/brandAudit', readers],
    ['60-3', '/brandDB/company', readers],
    ['60-4', '/brandDB/contact', readers],
    ['60-5', '/brandDB/store', readers],
    ['60-6', '/brandDB/floor', readers],
    ['60-7', '/brandDB/ranking', `${group} brand.approver ${leasingStaff}`],
    ['60-8-2', '/brandDB/settings/classification', keepers],
    ['60-8-3', '/brandDB/settings/tag', keepers],
    ['60-8-4', '/brandDB/settings/companyClassification', keepers],
  ],
  measuredList: { account: 'brand.editor', hash: '/brandDB/brand' },
  screens: [
    ['/brandDB/brand', 'admin grace brand.editor leasing.sh', 'gz.manager hk.manager nomenu finance.analyst'],
    ['/brandDB/brand/create', 'admin brand.editor', 'grace leasing.sh'],
    ['/brandDB/brand/B123', '', 'leasing.sh'],
    // A brand's form leads an editor to the one that asks for approval.
    ['/brandDB/brandModifyPC/B123', 'brand.editor', ''],
    ['/brandDB/store', 'admin brand.editor leasing.sh', 'gz.manager hk.officer nomenu'],
    ['/brandDB/store/create', '', 'brand.editor'],
  ],
  acts: {
    contact: [
      ['update', 'CT00000', 'for every site, of no shop', 'admin brand.editor brand.approver'],
      ['update', 'x-contact-both', 'for Wuhan and Shanghai', 'admin brand.editor brand.approver'],
      ['update', 'CT00167', 'for D-Park, of a shop there that neither of them has', 'admin'],
    ],
    brandAudit: [['approve', 'BA-0001', 'an approver of brand curation', 'admin brand.approver']],
  },
  lifecycles: { brandAudit: approval },
  rows: {
    // One for all sites; any session reads their names.
    brand: [
      row('B123', 'brands are of no site', readers, {
        labels: 'everyone',
        exports: 'admin brand.editor brand.approver',
      }),
      row('x-brand-gone', 'removed', '', { isGone: true }),
    ],
    company: [row('C0001', 'companies are of no site', readers, { labels: 'everyone' })],
    brandCompany: [row('BC-B1-C0005', 'what a company is to a brand is seen with the brand', readers)],
    brandCategory: [row('BC1', 'a dictionary', 'everyone', { exports: 'admin brand.approver' })],
    level1Classification: [row('BE01', 'a dictionary', 'everyone', { exports: 'admin brand.approver' })],
    level2Classification: [row('BE01-1', 'a dictionary', 'everyone', { exports: 'admin brand.approver' })],
    brandTag: [row('BT1', 'a dictionary', 'everyone', { exports: 'admin brand.approver' })],
    companyClassification: [row('CC1', 'a dictionary', 'everyone', { exports: 'admin brand.approver' })],
    // Whoever may see requests sees all that were handed in; a draft is its author’s.
    brandAudit: [
      row('BA-0001', 'in progress, of brand.editor', readers),
      row('BA-0009', 'rejected', readers),
      row(
        'x-request',
        'of follow.gz, who may ask for changes and sees no requests of others',
        `${readers} follow.gz`,
      ),
      row('x-draft-editor', 'a draft of brand.editor', 'brand.editor'),
      row('x-draft-approver', 'a draft of brand.approver', 'brand.approver'),
    ],
    // Contacts for certain sites are for those who work at one of them.
    contact: [
      row('CT00000', 'for every site', readers),
      row('CT00100', 'for Guangzhou', shops.gz),
      row('CT00137', 'for Shanghai', shops.sh),
      row('CT00167', 'for D-Park', shops.dpark),
      row('x-contact-both', 'for Wuhan and Shanghai', shops.sh),
    ],
    store: [
      row('S-GZ-L2-118', 'at Guangzhou', shops.gz, { labels: atSite('2') }),
      row('S-GZ-L2-115', 'merged: readable as before', shops.gz, { labels: atSite('2'), isPast: true }),
      row('S-SH-L2-210', 'at Shanghai', shops.sh, { labels: atSite('8') }),
      row('S-Dpark-L3-101', 'at D-Park', shops.dpark, { labels: atSite('9') }),
      row('S-project-sea-L4-201', 'at Project Sea', shops.sea, { labels: atSite('10') }),
    ],
    floor: [
      row('F-GZ-B1', 'at Guangzhou', atSite('2'), { exports: exportsFloors('2') }),
      row('F-WHGG-B1', 'at a Wuhan mall', atSite('5'), { exports: exportsFloors('5') }),
      row('F-SH-B1', 'at Shanghai', atSite('8'), { exports: exportsFloors('8') }),
      row('F-Dpark-B1', 'at D-Park', atSite('9'), { exports: exportsFloors('9') }),
      row('F-project-sea-B1', 'at Project Sea', atSite('10'), { exports: exportsFloors('10') }),
    ],
  },
  addedRows: [
    `insert into brand (_id, code, name, category_id, deleted_at) values ('x-brand-gone', 'X-GONE', 'Gone', 'BC1', 1)`,
    `insert into brand_audit (_id, kind, brand_id, after, status, level_required, created_by) values
    ('x-request', 'update', 'B3', '{"target_group": "all"}', 'rejected', 1, 'x-follow-gz'),
    ('x-draft-editor', 'update', 'B1', '{"target_group": "all"}', 'draft', 1, 'U009'),
    ('x-draft-approver', 'update', 'B2', '{"target_group": "all"}', 'draft', 1, 'U010')`,
    `insert into contact (_id, name, company_id, sites) values ('x-contact-both', 'Xorbert', 'C0001', '{5,8}')`,
  ],
  reads: {
    brandAuditInprogress: ({ audited }) => [{ path: { brand_id: audited } }],
    brandCounts: () => [{}],
    rentTop20: ({ month }) => sites.map((site) => ({ query: { site, stat_month: month } })),
    salesTop20: ({ month }) => sites.map((site) => ({ query: { site, stat_month: month } })),
    brandListExport: () => [{ query: { format: 'csv' } }],
    brandSearch: () => words.map((q) => ({ query: { q, limit: 20 } })),
    contactSearch: ({ company }) => [
      ...words.map((q) => ({ query: { q, limit: 20 } })),
      { query: { company_id: company } },
    ],
    duplicates: ({ brand_name, company_name }) => [
      { query: { noun: 'brand', name: brand_name } },
      { query: { noun: 'company', name: company_name } },
    ],
    favoriteBrands: () => [{}],
    verifyPa: ({ store }) => [{ query: { store_id: store } }],
    storeAreas: ({ store }) => [{ query: { store_id: store } }],
    storeLineage: ({ split }) => [{ query: { store_id: split } }],
    storeOwners: ({ store }) => [{ query: { store_id: store } }],
    storeStatistics: () => everywhere,
    verifyPaPost: ({ store }) => [{ body: { store_id: store } }],
  },
  known: `with told as (
      select brand_id from retail_performance where site = '2' and sales > 0 and total_rent > 0 and stat_month < '2026-11'
      order by stat_month desc, store_id limit 1)
    select (select company_id from brand_company where brand_id = told.brand_id limit 1) as company,
      (select name from brand where _id = told.brand_id) as brand_name,
      (select name from company order by _id limit 1) as company_name,
      (select child_id from store_lineage limit 1) as split, audit._id as audit, audit.brand_id as audited
    from told left join lateral (
      select _id, brand_id from brand_audit where status = 'audit_inprogress' and brand_id is not null limit 1) audit on true`,
  unfiltered: {
    'brandAudit/brandRequests.ts':
      'brand role | what the brand of a visible request is called; whom to notify',
    'brandAudit/companies.ts': 'brand_company | the companies behind a brand that is being changed',
    'hooks/brand.ts': 'brand_company | ids of companies in a visible brand',
    'hooks/classifications.ts': 'level1_classification | where brands move to',
    'hooks/company.ts': 'brand_company | ids of brands in a visible company',
    'hooks/contact.ts': 'site store | whether a store can still be chosen',
    'hooks/rewriteBrands.ts': 'brand | brands that follow a dictionary',
    'hooks/store.ts': 'site store_lineage tenant_ship | who is in a visible store today',
    'routes/brandSearch.ts': 'brand brand_category | joined with the ids that were found',
    'routes/favoriteBrand.ts': 'brand_category | a dictionary that every session reads',
    'routes/storeLineage.ts':
      'site space_owner_store store store_area_history store_lineage | who keeps a store that the person was shown',
    'search/alike.ts': 'noun | candidates, which are joined with the rows that may be shown',
    'stores/areaHistory.ts': 'store_area_history | writes the areas of a store that is locked',
    'stores/replaceStores.ts':
      'space_owner store | unit numbers that are taken; who has every store of the site',
    'stores/requireReplaceable.ts':
      'lease_ship store_area_history tenant_ship | tenancies and leases of stores that are locked already',
    'stores/restoreStores.ts':
      'space_owner store store_area_history store_lineage | a store that is locked next; who has every store of its site',
  },
  unguarded: {
    'src/resources/brandDB/brandDictionary/MergeTag.tsx': 'one choice in a question',
  },
} satisfies Expectations
