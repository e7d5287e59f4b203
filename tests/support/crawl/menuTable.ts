/** Where an entry of the menu is: on the mainland, in Hong Kong, at D-Park, or everywhere. */
type Place = 'CN' | 'HK' | 'DP' | 'all'

const mainland = ['2', '5', '6', '8', '4', '7', '5f0c7d1e9a3b4c0012d4e6f8']
const placeOf: Readonly<Record<Place, readonly string[]>> = {
  CN: mainland,
  HK: ['9', '10'],
  DP: ['9'],
  all: [...mainland, '9', '10'],
}

const group = 'admin super grace.group@example.com'
const readers = `${group} auditor`
const gz = 'gz.manager wh.manager'
const tour = `${readers} ${gz} gz.officer`
const hongKong = `${readers} hk.manager hk.officer dpark.team`
const brands = `${readers} brand.editor brand.approver leasing.sh leasing.head`
const sales = `${readers} wh.manager finance.analyst perf.boss dpark.team`
const lease = `${readers} leasing.sh leasing.head dpark.team`
const rent = `${readers} leasing.sh leasing.head perf.boss`

/**
 * Every entry of the menu that opens something, who has it and where: written by hand from the menu tree, the roles and the
 * accounts of the demo operator, in the order of the tree.
 */
const table: readonly (readonly [uri: string, place: Place, who: string])[] = [
  ['/RM/tourIssue/issueList', 'CN', tour],
  ['/RM/tourIssue/issueStatistics', 'CN', `${group} ${gz}`],
  ['/RM/tour/list', 'CN', tour],
  ['/RM/tourResult/list', 'CN', tour],
  ['/RM/myscust/result', 'CN', `${readers} ${gz} agency.one`],
  ['/RM/myscust/problem', 'CN', `${readers} ${gz}`],
  ['/dashboard/home', 'all', `${readers} ${gz} hk.manager perf.boss`],
  ['/dashboard/group', 'all', `${group} perf.boss`],
  ['/todo', 'all', `${readers} ${gz} hk.manager perf.boss`],
  ['/RM_evaluate/scoring', 'CN', `admin ${gz} gz.officer`],
  ['/RM_evaluate/scoringList', 'CN', tour],
  ['/RM_evaluate/results', 'CN', tour],
  ['/RM_evaluate/itemRanking', 'CN', tour],
  ['/RM_evaluate/items', 'CN', `admin ${gz}`],
  ['/RM_evaluate/upload', 'CN', `admin ${gz}`],
  ['/RMHK/tourIssue/issueList', 'HK', hongKong],
  ['/RMHK/tourIssue/issueStatistics', 'HK', `${group} hk.manager dpark.team`],
  ['/RMHK/tour/list', 'HK', hongKong],
  ['/RMHK/tourResult/list', 'HK', hongKong],
  ['/RMHK/myscust', 'HK', `${readers} hk.manager dpark.team`],
  ['/RMHK_evaluate/scoring', 'HK', 'admin hk.manager hk.officer'],
  ['/RMHK_evaluate/results', 'HK', hongKong],
  ['/RMHK_evaluate/scoringList', 'HK', hongKong],
  ['/RMHK_evaluate/ranking', 'HK', hongKong],
  ['/RMHK_evaluate/items', 'HK', hongKong],
  ['/RMHK_evaluate/tag', 'HK', 'admin hk.manager'],
  ['/RMHK_evaluate/tagStores', 'HK', hongKong],
  ['/brandDB/brand', 'all', brands],
  ['/brandDB/brandAudit', 'all', brands],
  ['/brandDB/company', 'all', brands],
  ['/brandDB/contact', 'all', brands],
  ['/brandDB/store', 'all', brands],
  ['/brandDB/floor', 'all', brands],
  ['/brandDB/ranking', 'all', `${readers} brand.approver leasing.sh leasing.head`],
  ['/brandDB/settings/classification', 'all', 'admin brand.approver'],
  ['/brandDB/settings/tag', 'all', 'admin brand.approver'],
  ['/brandDB/settings/companyClassification', 'all', 'admin brand.approver'],
  ['/PS/tenantSale', 'all', sales],
  ['/PS/performance', 'all', `${sales} leasing.head`],
  ['/PS/performance/calculate', 'all', `${group} perf.boss`],
  ['/PS/ranking', 'all', `${sales} leasing.head`],
  ['/PS/salesCategory', 'all', `${group} wh.manager finance.analyst perf.boss`],
  ['/PS/fxRate', 'all', `${group} perf.boss`],
  ['/leasing/floor', 'all', `${lease} perf.boss`],
  ['/leasing/tenantShip', 'all', `${lease} perf.boss`],
  ['/leasing/lease', 'all', lease],
  ['/leasing/rent', 'all', rent],
  ['/leasing/rentRoll', 'all', rent],
  ['/leasing/expiry', 'all', lease],
  ['/leasing/stacking', 'all', `${lease} perf.boss`],
  ['/leasing/storeSplitMerge', 'all', 'admin leasing.head'],
  ['/Flagging/list', 'all', `${readers} ${gz} hk.manager leasing.head`],
  ['/Flagging/board', 'all', `${readers} ${gz} hk.manager leasing.head`],
  ['/Flagging/rules', 'all', 'admin leasing.head'],
  ['/reports/center', 'all', `${readers} wh.manager leasing.sh leasing.head finance.analyst perf.boss`],
  ['/reports/history', 'all', `${readers} wh.manager leasing.sh leasing.head finance.analyst perf.boss`],
  ['/DP/home', 'DP', `${readers} dpark.team`],
  ['/DP/tenants', 'DP', `${readers} dpark.team`],
  ['/DP/calendar', 'DP', `${readers} dpark.team`],
  ['/Iframe/m120', 'all', readers],
  ['/System/user', 'all', readers],
  ['/System/spaceOwner', 'all', readers],
  ['/System/role', 'all', readers],
  ['/System/permission', 'all', readers],
  ['/System/menu', 'all', readers],
  ['/System/i18n', 'all', readers],
  ['/System/param', 'all', readers],
  ['/System/dictionary', 'all', readers],
  ['/System/department', 'all', readers],
  ['/System/site', 'all', readers],
  ['/System/staffLevel', 'all', readers],
  ['/System/auditlog', 'all', readers],
  ['/System/session', 'all', readers],
  ['/System/signIn', 'all', readers],
  ['/System/job', 'all', readers],
  ['/System/status', 'all', readers],
  ['/System/announcement', 'all', readers],
  ['/Iframe/m140-1', 'all', 'admin'],
]

/** The entries that somebody has at a site. */
export const menuAt = (username: string, site: string): readonly string[] =>
  table
    .filter(([, place, who]) => placeOf[place].includes(site) && who.split(' ').includes(username))
    .map(([uri]) => uri)

/**
 * Screens without a record of the API: they take a file, ask for a unit, have the page of another host, or show the console's
 * own texts.
 */
export const without: readonly string[] = [
  '/RM_evaluate/upload',
  '/leasing/storeSplitMerge',
  '/Iframe/m120',
  '/Iframe/m140-1',
  '/System/i18n',
]

/** At a host that is not allowed, which the screen says. */
export const isBlocked = (hash: string): boolean => hash === '/Iframe/m140-1'

/** Those who may sign in, with their sites. */
export const accounts: Readonly<Record<string, readonly string[]>> = {
  admin: placeOf.all,
  super: placeOf.all,
  'grace.group@example.com': placeOf.all,
  'gz.manager': ['2'],
  'gz.officer': ['2'],
  'wh.manager': ['5', '6'],
  'hk.manager': ['9', '10'],
  'hk.officer': ['10'],
  'brand.editor': ['2', '8'],
  'brand.approver': placeOf.all,
  'leasing.sh': ['8'],
  'leasing.head': ['2', '8', '9'],
  'finance.analyst': placeOf.all,
  'perf.boss': placeOf.all,
  'dpark.team': ['9'],
  nomenu: ['2'],
  auditor: placeOf.all,
  'agency.one': ['2'],
}
