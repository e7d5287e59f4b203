import type { Permission } from './permission.ts'
import type { Permit } from './spaceOwner.ts'

/**
 * Who may, as data. A permission code, or a combination of predicates; `site`, `region` and `own`
 * speak about the record (without one, about the current site).
 * `{ own: 'store_id', permit: 'tour' }`: the store named by that field is in the person's space-owner list with that
 * permit, neither split nor merged (specification section 5). Being a manager does not help.
 */
export type Rule =
  | Permission
  | { readonly all: readonly Rule[] }
  | { readonly any: readonly Rule[] }
  | { readonly not: Rule }
  | { readonly department: readonly string[] }
  | { readonly site: readonly string[] }
  | { readonly region: string }
  | { readonly manager: true }
  | { readonly own: string; readonly permit: Permit }

/** Any signed-in person: nothing is asked, so everything asked is met. */
export const signedIn: Rule = { all: [] }

/** `maybe`: it depends on a record that was not given. */
export type Answer = 'yes' | 'no' | 'maybe'

/** The person a rule is asked about, as both halves know them. */
export interface Subject {
  readonly id: string
  /** The built-in administrator passes every check (specification section 6). */
  readonly isAdmin: boolean
  /** Named `super` or holding a role of the management type; opens manager-only actions, grants nothing else. */
  readonly isManager: boolean
  readonly permissions: ReadonlySet<string>
  /** Department ids of the main list; aliases of the warehouse list are already mapped. */
  readonly departments: readonly string[]
  /** The sites the person may work in, with their region ("HK" is special). */
  readonly sites: readonly { readonly _id: string; readonly site_region: string }[]
  /** The site chosen now, or null for none. */
  readonly site: string | null
  /** The permits by store, of those that are neither split nor merged; null when not loaded, which makes `own` a maybe. */
  readonly stores: ReadonlyMap<string, ReadonlySet<Permit>> | null
}

/** Answers a rule in three values, so that a list can ask before it has a record. */
export function evaluate(rule: Rule, who: Subject, record?: Readonly<Record<string, unknown>>): Answer {
  return who.isAdmin ? 'yes' : decide(rule, who, record)
}

/** Main-list departments that count as the warehouse-list one (both lists describe one organisation). */
export const departmentAliases: Readonly<Record<string, string>> = {
  65: '11',
  75: '5',
  80: '28',
  62: '17',
  73: '16',
  279: '10',
  78: '22',
  211: '191',
}

/** A department id of either list as its id in the main list. */
export const mainDepartment = (id: string): string =>
  // An id such as `constructor` stands in every object.
  (Object.hasOwn(departmentAliases, id) ? departmentAliases[id] : undefined) ?? id

function decide(rule: Rule, who: Subject, record?: Readonly<Record<string, unknown>>): Answer {
  if (typeof rule === 'string') return yesNo(who.permissions.has(rule))
  if ('all' in rule) return least(rule.all.map((part) => decide(part, who, record)))
  if ('any' in rule) return most(rule.any.map((part) => decide(part, who, record)))
  if ('not' in rule) return invert(decide(rule.not, who, record))
  if ('department' in rule) {
    return yesNo(rule.department.some((id) => who.departments.includes(mainDepartment(id))))
  }
  if ('manager' in rule) return yesNo(who.isManager)
  if ('own' in rule) {
    const store = record?.[rule.own]
    return store === undefined || who.stores === null
      ? 'maybe'
      : yesNo(who.stores.get(String(store))?.has(rule.permit) ?? false)
  }
  const site = siteOf(who, record)
  if (site === null) return 'maybe'
  if ('site' in rule) return yesNo(rule.site.includes(site))
  return yesNo(who.sites.some((known) => known._id === site && known.site_region === rule.region))
}

function siteOf(who: Subject, record?: Readonly<Record<string, unknown>>): string | null {
  const site = record?.['site']
  return typeof site === 'string' ? site : who.site
}

const yesNo = (value: boolean): Answer => (value ? 'yes' : 'no')
const invert = (answer: Answer): Answer => (answer === 'maybe' ? 'maybe' : yesNo(answer === 'no'))
const least = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('maybe') ? 'maybe' : 'yes'
const most = (answers: readonly Answer[]): Answer =>
  answers.includes('yes') ? 'yes' : answers.includes('maybe') ? 'maybe' : 'no'
