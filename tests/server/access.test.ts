import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn, type Rule } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import type { Client } from '#tests/support/client.ts'
import { isAdded, addedCalls, ownTables } from '#tests/support/ownAreas.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

// Who may what, written by hand from the description of the demo operator's roles and people, never worked out by the
// rules that are under test. A line that is wrong here is wrong in the description, or the server is.

const all = ['2', '5', '6', '8', '4', '7', '9', '10', '5f0c7d1e9a3b4c0012d4e6f8']

const everyone = [
  'admin',
  'super',
  'grace.group@example.com',
  'gz.manager',
  'gz.officer',
  'wh.manager',
  'hk.manager',
  'hk.officer',
  'brand.editor',
  'brand.approver',
  'leasing.sh',
  'leasing.head',
  'finance.analyst',
  'perf.boss',
  'dpark.team',
  'nomenu',
  'auditor',
  'agency.one',
]

const group = ['admin', 'super', 'grace.group@example.com', 'auditor']
const brandReaders = [...group, 'brand.editor', 'brand.approver', 'leasing.sh', 'leasing.head']
const keepers = ['admin', 'brand.approver']
const scoreReaders = [
  ...group,
  'gz.manager',
  'gz.officer',
  'wh.manager',
  'hk.manager',
  'hk.officer',
  'dpark.team',
]
const scorers = ['admin', 'gz.manager', 'gz.officer', 'wh.manager', 'hk.manager', 'hk.officer']
const scoreConfirmers = [
  'admin',
  'super',
  'grace.group@example.com',
  'gz.manager',
  'wh.manager',
  'hk.manager',
]
const itemKeepers = ['admin', 'gz.manager', 'wh.manager']
const tagReaders = [...group, 'hk.manager', 'hk.officer', 'dpark.team']
const flagReaders = [...group, 'gz.manager', 'wh.manager', 'hk.manager', 'leasing.head']
const flagEditors = ['admin', 'super', 'grace.group@example.com', 'gz.manager', 'wh.manager', 'leasing.head']
const brandEditors = ['admin', 'brand.editor', 'brand.approver']
const shipReaders = [...group, 'leasing.sh', 'leasing.head', 'perf.boss', 'dpark.team']
const leaseReaders = [...group, 'leasing.sh', 'leasing.head', 'dpark.team']
const leasers = ['admin', 'leasing.sh', 'leasing.head']
const rentReaders = [...group, 'leasing.sh', 'leasing.head', 'perf.boss']
const saleEditors = [
  'admin',
  'super',
  'grace.group@example.com',
  'wh.manager',
  'finance.analyst',
  'perf.boss',
]
/** Every site uses the categories, so nobody keeps them who has only some. */
const categoryKeepers = saleEditors.filter((name) => name !== 'wh.manager')
const saleReaders = [...saleEditors, 'auditor', 'dpark.team']
const perfReaders = [...saleReaders, 'leasing.head']
const perfBosses = ['admin', 'super', 'grace.group@example.com', 'perf.boss']
const reportReaders = [...saleEditors, 'auditor', 'leasing.sh', 'leasing.head']
const lettingReaders = [...new Set([...reportReaders, ...shipReaders])]
const shopReaders = [...scoreReaders, 'leasing.sh', 'leasing.head']

const tourManagers = ['admin', 'gz.manager', 'wh.manager', 'hk.manager', 'dpark.team']
const tourStaff = [...tourManagers, 'gz.officer', 'hk.officer']
const tourReaders = [...tourStaff, 'super', 'grace.group@example.com', 'auditor']
const tourLeaders = [...tourManagers, 'super', 'grace.group@example.com']

/** By resource and action, the people who may. Actions that are not named are open to nobody. */
const mayOn: Record<string, Partial<Record<Action, readonly string[]>>> = {
  brand: {
    view: brandReaders,
    create: ['admin', 'brand.editor', 'brand.approver'],
    // An editor's change becomes a request.
    update: brandEditors,
    remove: keepers,
  },
  store: { view: brandReaders, create: keepers, update: keepers, remove: keepers },
  brandAudit: { view: brandReaders, create: brandEditors, update: brandEditors },
  brandCompany: { view: brandReaders, create: keepers, update: keepers, remove: keepers },
  company: { view: brandReaders, create: brandEditors, update: brandEditors, remove: brandEditors },
  companyClassification: { view: everyone, create: keepers, update: keepers, remove: keepers },
  contact: { view: brandReaders, create: brandEditors, update: brandEditors, remove: brandEditors },
  tenantShip: { view: shipReaders, create: leasers, update: leasers, remove: leasers },
  leaseShip: { view: leaseReaders, create: leasers, update: leasers, remove: leasers },
  tenantRent: { view: rentReaders, create: leasers, update: leasers, remove: leasers },
  tenantSale: { view: saleReaders, create: saleEditors, update: saleEditors, remove: saleEditors },
  salesCategory: {
    view: everyone,
    create: categoryKeepers,
    update: categoryKeepers,
    remove: categoryKeepers,
  },
  fxRate: { view: perfReaders, create: perfBosses, update: perfBosses, remove: perfBosses },
  retailCalcRun: { view: perfReaders },
  perfScenario: { view: perfReaders, create: perfBosses, update: perfBosses, remove: perfBosses },
  periodLock: { view: perfReaders, create: perfBosses, remove: perfBosses },
  floor: { view: everyone, create: keepers, update: keepers, remove: keepers },
  brandCategory: { view: everyone, create: keepers, update: keepers, remove: keepers },
  level1Classification: { view: everyone, create: keepers, update: keepers, remove: keepers },
  level2Classification: { view: everyone, create: keepers, update: keepers, remove: keepers },
  brandTag: { view: everyone, create: keepers, update: keepers, remove: keepers },
  department: { view: everyone, create: ['admin'], update: ['admin'], remove: ['admin'] },
  staffLevel: { view: everyone, update: ['admin'] },
  spaceOwner: { view: group, create: ['admin'], update: ['admin'], remove: ['admin'] },
  site: { view: everyone, create: ['admin'], update: ['admin'] },
  menu: { view: everyone, create: ['admin'], update: ['admin'], remove: ['admin'] },
  role: { view: group, create: ['admin'], update: ['admin'], remove: ['admin'] },
  user: { view: group, create: ['admin'], update: ['admin'], remove: ['admin'] },
  auditLog: { view: group },
  announcement: { view: group, create: ['admin'], update: ['admin'], remove: ['admin'] },
  signInRecord: { view: group },
  notification: { view: everyone, update: everyone },
  todoAction: { view: everyone },
  todoDeputy: { view: everyone, create: everyone, update: everyone, remove: everyone },
  tour: { view: tourReaders, create: tourManagers, update: tourManagers, remove: tourManagers },
  tourTemplate: { view: tourReaders, create: tourManagers, update: tourManagers, remove: tourManagers },
  tourSchedule: { view: tourReaders, create: tourManagers, update: tourManagers, remove: tourManagers },
  tourResult: { view: tourReaders, create: tourStaff, update: tourStaff, remove: tourStaff },
  // Group managers verify and close; they raise and mend nothing.
  tourProblem: {
    view: tourReaders,
    create: tourStaff,
    // Group managers take steps, which other rules decide.
    update: tourStaff,
    remove: tourManagers,
  },
  problemEvent: { view: tourReaders },
  myscustResult: {
    view: [...tourLeaders, 'auditor', 'agency.one'],
    create: [...tourManagers, 'agency.one'],
    update: [...tourManagers, 'agency.one'],
    remove: [...tourManagers, 'agency.one'],
  },
  myscustProblem: {
    view: [...tourLeaders, 'auditor'],
    create: tourManagers,
    update: tourManagers,
    remove: tourManagers,
  },
  routingRule: {
    view: [...tourLeaders, 'auditor'],
    create: tourLeaders,
    update: tourLeaders,
    remove: tourLeaders,
  },
  importRun: { view: everyone },
  reportExport: { view: reportReaders },
  reportSchedule: {
    view: reportReaders,
    create: reportReaders,
    update: reportReaders,
    remove: reportReaders,
  },
  job: { view: everyone },
  param: { view: everyone, create: ['admin'], update: ['admin'], remove: ['admin'] },
  scoreItemSet: { view: scoreReaders, create: itemKeepers, update: itemKeepers, remove: itemKeepers },
  scoreItem: { view: scoreReaders, create: itemKeepers, update: itemKeepers, remove: itemKeepers },
  scoringReport: { view: scoreReaders },
  scoringResult: { view: scoreReaders },
  scoringResultVersion: { view: scoreReaders },
  dailyScoreTag: {
    view: tagReaders,
    create: ['admin', 'hk.manager'],
    update: ['admin', 'hk.manager'],
    remove: ['admin', 'hk.manager'],
  },
  flag: { view: flagReaders, create: flagEditors, update: flagEditors, remove: flagEditors },
  flagRule: {
    view: flagReaders,
    create: ['admin', 'leasing.head'],
    update: ['admin', 'leasing.head'],
    remove: ['admin', 'leasing.head'],
  },
}

/** By call, the people who may make it: of every call that asks for more than a session. */
const mayCall: Record<string, readonly string[]> = {
  i18nUpdate: ['admin'],
  i18nMessageCreate: ['admin'],
  i18nMessageRemove: ['admin'],
  i18nMessageUpdate: ['admin'],
  i18nRead: ['admin'],
  i18nWorkbook: group,
  changeRole: ['admin'],
  resetUserFactor: ['admin'],
  resetUserPassword: ['admin'],
  userDecision: group,
  userSight: group,
  scopeResources: group,
  scopeTrial: group,
  auditReveal: group,
  dictionaryTypes: group,
  dictionaryEntries: group,
  onlineSessions: group,
  lockedPeople: group,
  sessionEnd: ['admin'],
  personUnlock: ['admin'],
  announcementReaders: group,
  systemStatus: group,
  supportBundle: ['admin'],
  jobList: group,
  jobRuns: group,
  jobRun: ['admin'],
  jobPause: ['admin'],
  permissionsList: group,
  pluginReport: group,
  importSystemPermis: ['admin'],
  tourProblemStatistics: tourLeaders,
  tourProblemStatisticsBar: tourLeaders,
  myscustRegen: tourLeaders,
  myscustReall: tourLeaders,
  routingTry: [...tourLeaders, 'auditor'],
  myscustAttachs: [...tourLeaders, 'auditor', 'agency.one'],
  myscustPeriods: [...tourLeaders, 'auditor', 'agency.one'],
  myscustAttachsAdd: [...tourManagers, 'agency.one'],
  myscustAttachsRemove: [...tourManagers, 'agency.one'],
  brandAuditInprogress: brandReaders,
  brandCounts: brandReaders,
  brandListExport: brandEditors,
  contactSearch: brandReaders,
  duplicates: brandReaders,
  favoriteBrandAdd: brandReaders,
  favoriteBrandRemove: brandReaders,
  favoriteBrands: brandReaders,
  leaseExpiry: lettingReaders,
  leaseshipList: leaseReaders,
  livingFloor: shipReaders,
  occupancy: lettingReaders,
  periodLockSet: perfBosses,
  periodUnlock: perfBosses,
  rentRoll: lettingReaders,
  reportCatalogue: reportReaders,
  reportFile: reportReaders,
  reportPreview: reportReaders,
  reportRun: reportReaders,
  reportScheduleRun: reportReaders,
  rentTop20: rentReaders,
  retailCalcStatus: perfReaders,
  performanceChangeExplanation: perfReaders,
  performanceChanges: perfReaders,
  performanceExplanation: perfReaders,
  retailPerformance: perfReaders,
  retailPerformanceList: perfReaders,
  retailRecalculate: perfBosses,
  scenarioCalculate: perfBosses,
  scenarioFigures: perfReaders,
  salesTop20: [...perfReaders, 'brand.approver', 'leasing.sh'],
  storeAreas: [...shopReaders, 'brand.editor', 'brand.approver', 'perf.boss'],
  storeLineage: [...shopReaders, 'brand.editor', 'brand.approver', 'perf.boss'],
  storeMerge: ['admin', 'leasing.head'],
  storeOwners: [...shopReaders, 'brand.editor', 'brand.approver', 'perf.boss'],
  storeRestore: ['admin', 'leasing.head'],
  storeSplit: ['admin', 'leasing.head'],
  storeStatistics: brandReaders,
  salesMonth: saleReaders,
  tenantSaleExport: reportReaders.filter((name) => !['leasing.sh', 'leasing.head'].includes(name)),
  tenantSaleImport: saleEditors,
  dailyItemHistory: scoreReaders,
  dailyItemRanking: scoreReaders,
  dailyRankingsDownload: scoreConfirmers,
  dailyResultData: scoreReaders,
  dailyScoring: scoreReaders,
  dailyScoringConfirm: scoreConfirmers,
  dailyScoringCreate: scorers,
  dailyScoringRecover: ['admin', 'super', 'grace.group@example.com'],
  dailyScoringRegen: ['admin', 'super', 'grace.group@example.com'],
  dailyScoringRemove: scorers,
  dailyScoringTemplate: ['admin', 'gz.manager', 'wh.manager'],
  dailyScoringUpdate: [...new Set([...scorers, ...scoreConfirmers])],
  dailyScoringUpload: ['admin', 'gz.manager', 'wh.manager'],
  dailyStatTimes: scoreReaders,
  dailyStores: scoreReaders,
  flagEvidence: flagReaders,
  flagRegen: flagEditors,
  gzAverage: scoreReaders,
  scoringChanges: scoreReaders,
  scoringExplanation: scoreReaders,
  resultStores: shopReaders,
  scoringLatestResult: scoreReaders,
  scoringLatestResults: scoreReaders,
  storeProfile: shopReaders,
  storeShips: [...shopReaders, 'brand.editor', 'brand.approver', 'perf.boss'],
  tagStores: tagReaders,
  tagStoresUpdate: ['admin', 'hk.manager', 'hk.officer'],
}

/** The sites whose tour problems somebody gets, when asking for no site. */
const problemSites: Record<string, readonly string[]> = {
  admin: all,
  super: all,
  'grace.group@example.com': all,
  auditor: all,
  'gz.manager': ['2'],
  'gz.officer': ['2'],
  'wh.manager': ['5', '6'],
  'hk.manager': ['9', '10'],
  'hk.officer': ['10'],
  'dpark.team': ['9'],
}

const storeSites: Record<string, readonly string[]> = {
  admin: all,
  auditor: all,
  'brand.editor': ['2', '8'],
  'brand.approver': all,
  'leasing.sh': ['8'],
  'leasing.head': ['2', '8', '9'],
}

/** The menu entries that the server gives somebody, by their place in the tree. */
const menuOf: Record<string, string> = {
  'gz.manager': `10 10-1 10-1-1 10-1-2 10-2 10-2-1 10-2-2 15 15-1 15-2 20 20-1 20-3
    30 30-1 30-2 30-3 30-4 30-5 30-6 90 90-1 90-15`,
  'gz.officer': '10 10-1 10-1-1 10-2 10-2-1 10-2-2 30 30-1 30-2 30-3 30-4',
  'hk.manager': `20 20-1 20-3 40 40-1 40-1-1 40-1-2 40-15 40-15-10 40-15-20 40-2 50 50-1 50-2 50-25 50-26 50-27 50-3 50-4 90 90-1 90-15`,
  'hk.officer': '40 40-1 40-1-1 40-15 40-15-10 40-15-20 50 50-1 50-2 50-25 50-26 50-27 50-4',
  'brand.editor': '60 60-1 60-2 60-3 60-4 60-5 60-6',
  'brand.approver': '60 60-1 60-2 60-3 60-4 60-5 60-6 60-7 60-8 60-8-2 60-8-3 60-8-4',
  'leasing.sh': `60 60-1 60-2 60-3 60-4 60-5 60-6 60-7 80 80-05 80-1 80-2 80-3 80-4 80-5 80-6 100 100-1 100-2`,
  'finance.analyst': '70 70-1 70-2 70-4 70-5 100 100-1 100-2',
  'perf.boss':
    '20 20-1 20-2 20-3 70 70-1 70-2 70-3 70-4 70-5 70-6 80 80-05 80-1 80-3 80-4 80-6 100 100-1 100-2',
  'dpark.team': `40 40-1 40-1-1 40-1-2 40-15 40-15-10 40-15-20 40-2 50 50-2 50-25 50-26 50-27 50-4 70 70-1 70-2 70-4 80 80-05 80-1 80-2 80-5 80-6
    110 110-1 110-2 110-3`,
  nomenu: '',
  'agency.one': '15 15-1',
}

/** The permission, the department or a site is missing. What is refused where is in `accessSites.test.ts`. */
const refusals: readonly number[] = [4030, 4031, 4032]

type Action = 'view' | 'create' | 'update' | 'remove'
const actions: readonly Action[] = ['view', 'create', 'update', 'remove']
const resources: readonly [string, Resource][] = Object.entries(contract.resources).filter(([, { name }]) =>
  ownTables.has(name),
)

let server: TestServer
const clients = new Map<string, Client>()
beforeAll(async () => {
  server = await startTestServer()
  for (const name of everyone) clients.set(name, await server.as(name))
})
afterAll(() => server.stop())

const as = (name: string): Client => {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} did not sign in`)
  return client
}

describe('who may what', () => {
  it('has a line for every resource and nobody else', () => {
    expect(Object.keys(mayOn).toSorted()).toEqual(resources.map(([name]) => name).toSorted())
  })

  it('is answered by the server as the table says, for every person, resource and action', async () => {
    const found: string[] = []
    for await (const difference of differences()) found.push(difference)
    expect(found).toEqual([])
  })

  it('asks for a session on every call of every resource', async () => {
    for (const [, resource] of resources) {
      for (const action of actions) expect(await tryOut(server.anonymous, resource, action)).toBe(555)
    }
  })

  // A table that nobody would miss a rule in proves nothing: each rule is turned round in turn.
  // Parameters and what people do with to-dos are refused to nobody: which of them somebody gets is a matter of rows.
  const ofRows = [
    'param view',
    'todoAction view',
    'todoDeputy view',
    'todoDeputy update',
    'todoDeputy remove',
  ]
  const rules = resources.flatMap(([name, { can }]) =>
    actions
      .filter((action) => can[action] !== undefined && !ofRows.includes(`${name} ${action}`))
      .map((action) => [name, action] as const),
  )
  it.each(rules)('would show it if the rule of %s for %s were turned round', async (name, action) => {
    const found = resources.find(([known]) => known === name)?.[1]
    if (!found) throw new Error(name)
    // The contract is constant to its readers; this test is not one of them.
    const can = found.can as Record<Action, Rule>
    const rule = can[action]
    can[action] = { not: rule }
    try {
      const { value } = await differences([name], [action]).next()
      expect(value).toContain(`${action} ${name}`)
    } finally {
      can[action] = rule
    }
  })
})

describe('the calls that ask for a right of their own', () => {
  it('are those of this table', () => {
    const asking = Object.entries<Call>(contract.calls).filter(
      ([, call]) => call.can !== 'anyone' && call.can !== signedIn && !addedCalls.has(call),
    )
    expect(asking.map(([name]) => name).toSorted()).toEqual(Object.keys(mayCall).toSorted())
  })

  // What a call asks for is said before anything that is wrong with the request, so an empty one changes nothing.
  const whoMay = async ({ method, path }: Call, people: readonly string[] = everyone) => {
    const answers = await Promise.all(
      people.map(async (name) => [name, (await as(name).call(method, path)).errcode] as const),
    )
    return answers.flatMap(([name, code]) => (refusals.includes(code) ? [] : [name])).toSorted()
  }

  it.each(Object.entries(mayCall))(
    'let those in who may, and would show it if their rule were turned round: %s',
    async (name, people) => {
      const call = Object.entries<Call>(contract.calls).find(([known]) => known === name)?.[1]
      if (!call) throw new Error(name)
      expect(await whoMay(call)).toEqual(people.toSorted())
      const { can } = call
      // The contract is constant to its readers; this test is not one of them.
      const open = call as { can: Call['can'] }
      open.can = { not: can as Rule }
      try {
        // Somebody who may and somebody who may not show it.
        const may = everyone.filter((one) => people.includes(one)).slice(-1)
        const mayNot = everyone.filter((one) => !people.includes(one)).slice(-1)
        expect(await whoMay(call, [...may, ...mayNot])).not.toEqual(may)
      } finally {
        open.can = can
      }
    },
  )
})

describe('what rows somebody gets', () => {
  it.each(Object.entries(problemSites))('%s: tour problems of the own sites alone', async (name, sites) => {
    expect(await sitesSeen(as(name), '/TourProblem')).toEqual(sites.toSorted())
  })

  it.each(Object.entries(storeSites))('%s: stores of the own sites alone', async (name, sites) => {
    expect(await sitesSeen(as(name), '/bdstore')).toEqual(sites.toSorted())
  })

  it.each(['gz.manager', 'hk.officer', 'dpark.team', 'leasing.sh', 'brand.editor'])(
    '%s: 4032 for a site of others, and a record there is as absent as one that never was',
    async (name) => {
      const path = name.startsWith('leasing') || name.startsWith('brand') ? '/bdstore' : '/TourProblem'
      const own = path === '/bdstore' ? storeSites[name] : problemSites[name]
      const foreign = all.filter((site) => !own?.includes(site))
      for (const site of foreign) {
        expect((await as(name).list(path, { site })).errcode).toBe(4032)
        const there = await as('auditor').list(path, { site, range: '0-0' })
        const absent = await as(name).call('GET', `${path}/nothing`)
        expect(await as(name).call('GET', `${path}/${there.data.list[0]._id}`)).toEqual(absent)
        expect(absent.errcode).toBe(4040)
      }
    },
  )
})

/** Of the place `50-25` in the menu: 5025. */
const rankOf = (place: string): number => {
  const [root, ...rest] = place.split('-')
  return Number([root, ...rest.map((part) => part.padEnd(2, '0'))].join(''))
}

/** The entries of somebody's menu, but for those of areas that were added. */
async function ownEntries(name: string): Promise<{ uri: string; order: number }[]> {
  const { data } = await as(name).list('/menu', { range: 'ALL' })
  return data.list.filter(({ uri }: { uri: string }) => !isAdded(uri))
}

describe('the menu', () => {
  it.each(Object.entries(menuOf))('of %s is the one of the roles', async (name, places) => {
    const ranks = (await ownEntries(name)).map(({ order }) => order)
    const wanted = places.split(/\s+/).filter(Boolean)
    expect(new Set(ranks)).toEqual(new Set(wanted.map(rankOf)))
    expect(ranks).toHaveLength(wanted.length)
  })

  it('of the administrator is every active entry', async () => {
    expect(await ownEntries('admin')).toHaveLength(97)
  })
})

/** What the server answers otherwise than the table says: the person, the resource, the action, and the code. */
async function* differences(
  names: readonly string[] = Object.keys(mayOn),
  asked: readonly Action[] = actions,
): AsyncGenerator<string> {
  for (const [name, resource] of resources.filter(([known]) => names.includes(known))) {
    for (const action of asked) {
      const codes = await Promise.all(everyone.map((person) => tryOut(as(person), resource, action)))
      for (const [at, person] of everyone.entries()) {
        const expected = mayOn[name]?.[action]?.includes(person) ?? false
        const code = codes[at] ?? 5000
        if (refusals.includes(code) === expected || code === 5000)
          yield `${person} ${action} ${name}: ${code}`
      }
    }
  }
}

/** The answer to an action that changes nothing: an empty doc, or a record that there is not. */
async function tryOut(client: Client, { path }: Resource, action: Action): Promise<number> {
  const nothing = { _id: 'nothing' }
  if (action === 'view') return (await client.list(path, { range: '0-0' })).errcode
  if (action === 'create') return (await client.create(path, {})).errcode
  if (action === 'update') return (await client.update(path, nothing, {})).errcode
  return (await client.remove(path, nothing)).errcode
}

async function sitesSeen(client: Client, path: string): Promise<string[]> {
  const { data, errcode } = await client.list(path, { range: 'ALL' })
  if (errcode) throw new Error(`${path}: ${errcode}`)
  const seen = data.list.map(({ site }: { site: string }) => site)
  return [...new Set<string>(seen)].toSorted()
}
