import { mainDepartment } from './common/mainDepartment.ts'
import type { Permission } from './permission.ts'
import type { Permit } from './permit.ts'

/**
 * An access rule, as data: the same object decides about the menu, a route, a button and a call, and becomes
 * SQL for the rows of a list. A rule about a record, evaluated without a record, uses the current site or
 * returns "maybe". The built-in administrator may do everything that some rule allows.
 */
export type Rule =
  /** A permission code that one of the person's roles has: `'parking.view'`. */
  | Permission
  /** Each of these rules. */
  | { readonly all: readonly Rule[] }
  /** At least one of them. */
  | { readonly any: readonly Rule[] }
  /** Everybody whom the rule refuses. */
  | { readonly not: Rule }
  /** Somebody in one of these departments, given by their ids in the main list. */
  | { readonly department: readonly string[] }
  /** At one of these sites. For a record: the site in its field `site`. */
  | { readonly site: readonly string[] }
  /** At a site of this region; `HK` is special. */
  | { readonly region: string }
  /** A manager: named `super`, or with a role of the management type. */
  | { readonly manager: true }
  /** Somebody with a role of this type. People with only `external` roles are not staff. */
  | { readonly role: RoleType }
  /** The record names the person in this field, or in its list: `{ self: 'assignee_id' }`. */
  | { readonly self: string }
  /**
   * The record names in this field, or in its list, one of the person's departments or somebody who works in
   * one: `{ colleague: 'created_by' }`. Only the database knows who that is, so elsewhere it is "maybe".
   */
  | { readonly colleague: string }
  /**
   * The site in this field of the record is one of the person's, or the field is empty. If it holds several
   * sites, one match is enough.
   */
  | { readonly ownSite: string }
  /**
   * Every site in this field of the record is one of the person's. An empty field means every site there is, so
   * it takes somebody who has all of them.
   */
  | { readonly reach: string }
  /** Somebody who has every site. */
  | { readonly everySite: true }
  /** This field of the record has one of these values: `{ field: 'status', in: ['draft'] }`. */
  | { readonly field: string; readonly in: readonly FieldValue[] }
  /**
   * Somebody whose space-owner list has, with this permit, the store that this field names; the store must be
   * neither split nor merged (specification section 5). For a list of stores, every store must match: `{ own:
   * 'store_id', permit: 'tour' }`. Being a manager does not help. With `past`, split and merged stores count
   * too, so that their history stays readable. With `some`, one store of a list is enough, for reading.
   */
  | { readonly own: string; readonly permit: Permit; readonly past?: true; readonly some?: true }

/** What a field can be compared with. */
export type FieldValue = string | number | boolean

export const roleTypes = ['management', 'business', 'readonly', 'external'] as const
/** What a role is for: `readonly` for people who only read, `external` for people from outside. */
export type RoleType = (typeof roleTypes)[number]

/** Somebody who works for the operator. */
export const staff: Rule = { any: [{ role: 'management' }, { role: 'business' }, { role: 'readonly' }] }

/** Any signed-in person: a rule without conditions. */
export const signedIn: Rule = { all: [] }

/** `maybe`: it depends on a record that was not given. */
export type Answer = 'yes' | 'no' | 'maybe'

/** The person a rule is evaluated for, as the console and the server know them. */
export interface Subject {
  readonly id: string
  /** The built-in administrator passes every check (specification section 6). */
  readonly isAdmin: boolean
  /**
   * Named `super` or holding a role of the management type. Opens manager-only actions, grants nothing else.
   */
  readonly isManager: boolean
  readonly permissions: ReadonlySet<string>
  /** The types of the person's roles. */
  readonly roleTypes: ReadonlySet<string>
  /** Department ids of the main list; aliases of the warehouse list are already mapped. */
  readonly departments: readonly string[]
  /** The sites the person may work in, with their region ("HK" is special). */
  readonly sites: readonly { readonly _id: string; readonly site_region: string }[]
  /** Whether these are all sites that there are. */
  readonly hasEverySite: boolean
  /** The current site, or null for none. */
  readonly site: string | null
  /**
   * The permits by store, for stores that are neither split nor merged. Null when not loaded: `own` is then
   * "maybe".
   */
  readonly stores: StorePermits | null
  /** The permits by store, for stores that were split or merged. Left out when not loaded. */
  readonly pastStores?: StorePermits | null
  /**
   * The roles of the person, if one of them has a data scope. Rules ignore it: it limits the rows that they
   * let through.
   */
  readonly scopedRoles?: readonly ScopedRole[] | undefined
}

/** A role as far as it decides which rows a person sees. */
export interface ScopedRole {
  /** The codes of its permissions. */
  readonly permissions: ReadonlySet<string>
  /** The rule of the rows, by resource; a resource that is left out is not narrowed. */
  readonly scopes: Readonly<Record<string, Rule>>
}

/** Somebody without any rights, to decide rules that depend on nobody. */
export const nobody: Subject = {
  id: '',
  isAdmin: false,
  isManager: false,
  permissions: new Set(),
  roleTypes: new Set(),
  departments: [],
  sites: [],
  hasEverySite: false,
  site: null,
  stores: null,
}

/** What somebody may do to stores, by their ids. */
export type StorePermits = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Evaluates a rule to one of three values, so that a list can ask before it has a record. A record that lacks
 * a field gives "maybe"; null in a field means no store, no person and no site.
 */
export function evaluate(rule: Rule, who: Subject, record?: FieldList): Answer {
  return who.isAdmin ? 'yes' : decide(rule, who, record)
}

type FieldList = Readonly<Record<string, unknown>>

function decide(rule: Rule, who: Subject, record?: FieldList): Answer {
  if (typeof rule === 'string') return yesNo(who.permissions.has(rule))
  if ('all' in rule) return least(rule.all.map((part) => decide(part, who, record)))
  if ('any' in rule) return most(rule.any.map((part) => decide(part, who, record)))
  if ('not' in rule) return invert(decide(rule.not, who, record))
  if ('department' in rule) {
    return yesNo(rule.department.some((id) => who.departments.includes(mainDepartment(id))))
  }
  if ('manager' in rule) return yesNo(who.isManager)
  if ('role' in rule) return yesNo(who.roleTypes.has(rule.role))
  if ('own' in rule) {
    const lists = rule.past ? [who.stores, who.pastStores ?? null] : [who.stores]
    if (lists.includes(null)) return 'maybe'
    const isOwn = (id: unknown): boolean =>
      lists.some((stores) => stores?.get(String(id))?.has(rule.permit) ?? false)
    return ofField(record, rule.own, (named) => (rule.some ? named.some(isOwn) : named.every(isOwn)))
  }
  if ('colleague' in rule) return 'maybe'
  if ('self' in rule) return ofField(record, rule.self, (named) => named.includes(who.id))
  const isOwnSite = (id: unknown): boolean => who.sites.some(({ _id }) => _id === id)
  if ('ownSite' in rule) {
    const isEmpty = (sites: readonly unknown[]): boolean => sites.every((id) => id === null)
    return ofField(record, rule.ownSite, (sites) => isEmpty(sites) || sites.some(isOwnSite))
  }
  if ('everySite' in rule) return yesNo(who.hasEverySite)
  if ('reach' in rule) {
    if (who.hasEverySite) return 'yes'
    if (who.sites.length === 0) return 'no'
    return ofField(record, rule.reach, (sites) => sites.length > 0 && sites.every(isOwnSite))
  }
  if ('field' in rule) {
    const wanted: readonly unknown[] = rule.in
    return ofField(record, rule.field, (values) => values.some((value) => wanted.includes(value)))
  }
  const site = siteOf(who, record)
  if (site === undefined) return 'maybe'
  if ('site' in rule) return yesNo(site !== null && rule.site.includes(site))
  return yesNo(who.sites.some((known) => known._id === site && known.site_region === rule.region))
}

/**
 * The result for a field of the record that holds one value or a list; `maybe` if the record lacks the field.
 */
function ofField(
  record: FieldList | undefined,
  name: string,
  test: (values: readonly unknown[]) => boolean,
): Answer {
  const value = record?.[name]
  return value === undefined ? 'maybe' : yesNo(test([value].flat()))
}

/**
 * The site of the record, or null if it belongs to none. Without a record: the current site, if there is one.
 */
function siteOf(who: Subject, record?: FieldList): string | null | undefined {
  const site = record?.['site']
  return typeof site === 'string' || site === null ? site : (who.site ?? undefined)
}

const yesNo = (value: boolean): Answer => (value ? 'yes' : 'no')
const invert = (answer: Answer): Answer => (answer === 'maybe' ? 'maybe' : yesNo(answer === 'no'))
const least = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('maybe') ? 'maybe' : 'yes'
const most = (answers: readonly Answer[]): Answer =>
  answers.includes('yes') ? 'yes' : answers.includes('maybe') ? 'maybe' : 'no'
