/** Where the areas of the mainland run. */
export const mainland = ['2', '5', '6', '8', '4', '7', '5f0c7d1e9a3b4c0012d4e6f8']
export const hongKong = ['9', '10']
const everySite = [...mainland, ...hongKong]

/**
 * The accounts that may sign in, with their sites: those of the demo operator, as the domain describes them (`grace` is
 * grace.group@example.com), and two of the tests' own with one right each, who follow up what mystery customers found.
 */
export const sitesOf = {
  admin: everySite,
  super: everySite,
  grace: everySite,
  'gz.manager': ['2'],
  'gz.officer': ['2'],
  'wh.manager': ['5', '6'],
  'hk.manager': ['9', '10'],
  'hk.officer': ['10'],
  'brand.editor': ['2', '8'],
  'brand.approver': everySite,
  'leasing.sh': ['8'],
  'leasing.head': ['2', '8', '9'],
  'finance.analyst': everySite,
  'perf.boss': everySite,
  'dpark.team': ['9'],
  nomenu: ['2'],
  auditor: everySite,
  'agency.one': ['2'],
  'follow.gz': ['2'],
  'follow.sea': ['10'],
} as const satisfies Record<string, readonly string[]>

export type Account = keyof typeof sitesOf

export const accounts = Object.keys(sitesOf).filter(isAccount)

/** Those of the demo operator. */
export const demoAccounts = accounts.filter((account) => !account.startsWith('follow.'))

export const usernameOf = (account: Account): string =>
  account === 'grace' ? 'grace.group@example.com' : account

/** The accounts that a text names, with spaces between, or `everyone`; each of them once. */
export function named(text: string): readonly Account[] {
  if (text === 'everyone') return accounts
  const names = [...new Set(text.split(/\s+/).filter(Boolean))]
  const unknown = names.filter((name) => !isAccount(name))
  if (unknown.length > 0) throw new Error(`There is no account ${unknown.join(', ')}.`)
  return names.filter(isAccount)
}

function isAccount(name: string): name is Account {
  return name in sitesOf
}

// Groups that several areas speak of, by their roles.

/** The administrator and the managers of the group, who work at all sites. */
export const managers = 'admin super grace'

/** They work at all sites and hold every right to view: the managers and the auditor. */
export const group = `${managers} auditor`

export const siteManagers = 'gz.manager wh.manager hk.manager'

/** Whoever runs the malls: managers, officers, and the team of D-Park. */
export const siteStaff = `${siteManagers} gz.officer hk.officer dpark.team`

export const brandStaff = 'brand.editor brand.approver'
export const leasingStaff = 'leasing.sh leasing.head'
export const analysts = 'finance.analyst perf.boss'

/** Everybody who works at a site, whatever they may there. */
export const atSite = (site: string): string =>
  accounts.filter((account) => sitesOf[account].some((own) => own === site)).join(' ')

// Who sees what belongs to the running of a mall. An account of a mainland site needs the rm or scoring code, one of a Hong Kong
// site the rmhk or scoringhk code. gz.manager, wh.manager and hk.manager have all of them at their sites.

export const gz = `${group} gz.manager`
export const gzStaff = `${gz} gz.officer`
export const wh = `${group} wh.manager`
export const sea = `${group} hk.manager`
export const seaStaff = `${sea} hk.officer`
export const dpark = `${group} hk.manager dpark.team`
