/**
 * The demo accounts that may sign in, as the domain describes them (`grace` is grace.group@example.com), and two of the tests'
 * own with one right each: they follow up what mystery customers found, at Guangzhou and at Project Sea.
 */
export const accounts = [
  'admin',
  'super',
  'grace',
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
  'follow.gz',
  'follow.sea',
] as const

export type Account = (typeof accounts)[number]

export const usernameOf = (account: Account): string =>
  account === 'grace' ? 'grace.group@example.com' : account

/** One record, why it is in the table, and the accounts that see it; all others do not. */
export interface RowCase {
  readonly id: string
  readonly why: string
  readonly seenBy: readonly Account[]
  /** Those who may read its labels alone. */
  readonly labelsBy: readonly Account[]
  /** Those who may take it away in a file, where these are fewer. */
  readonly exportedBy: readonly Account[]
  /** Those who get its files, where these are for fewer people. */
  readonly filesBy: readonly Account[]
  /** Removed: nobody sees it. */
  readonly isGone: boolean
  /** History, which a search leaves out unless it asks for it. */
  readonly isPast: boolean
}

/** By the name in the contract, the records of a resource. */
export type RowTable = Readonly<Record<string, readonly RowCase[]>>

/** A line of the table; `who` and `labels` are names of accounts with spaces between, or `everyone`. */
export const row = (
  id: string,
  why: string,
  who: string,
  more: { labels?: string; files?: string; exports?: string; isGone?: true; isPast?: true } = {},
): RowCase => {
  const seenBy = named(who)
  return {
    id,
    why,
    seenBy,
    labelsBy: named(more.labels ?? '').filter((account) => !seenBy.includes(account)),
    exportedBy: more.exports === undefined ? seenBy : named(more.exports),
    filesBy: more.files === undefined ? seenBy : named(more.files),
    isGone: more.isGone ?? false,
    isPast: more.isPast ?? false,
  }
}

function named(text: string): readonly Account[] {
  if (text === 'everyone') return accounts
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      const found = accounts.find((account) => account === name)
      if (!found) throw new Error(`no account ${name}`)
      return found
    })
}

/** They work at all sites and hold every right to view: the administrator, group managers, the auditor. */
export const group = 'admin super grace auditor'

/** Everybody who works at a site, whatever they may there. */
export const atSite = {
  2: `${group} brand.approver finance.analyst perf.boss gz.manager gz.officer brand.editor leasing.head nomenu agency.one follow.gz`,
  5: `${group} brand.approver finance.analyst perf.boss wh.manager`,
  8: `${group} brand.approver finance.analyst perf.boss brand.editor leasing.sh leasing.head`,
  9: `${group} brand.approver finance.analyst perf.boss hk.manager leasing.head dpark.team`,
  10: `${group} brand.approver finance.analyst perf.boss hk.manager hk.officer follow.sea`,
} as const
