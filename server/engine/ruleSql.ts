import { sql } from 'kysely'
import { evaluate, type Rule, type Subject } from '#contract/access.ts'
import { departmentAliases, mainDepartment } from '#contract/common/mainDepartment.ts'
import type { Field } from '#contract/field.ts'
import { isList } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import { ownStores, type PermitContext } from './ownStores.ts'
import { always, and, never, or, type Sql } from './condSql.ts'

/**
 * A rule as a condition for the rows that it lets through: those for which `evaluate` says yes. Its three
 * values are those of SQL, with null for maybe. What does not depend on the row is decided now.
 */
export function ruleSql(rule: Rule, asking: PermitContext, resource: Resource): Sql {
  // For rows only their own site counts, never the person's current site.
  const who = { ...asking.who, site: null }
  return partSql(rule, { asking: { ...asking, who }, resource, isNegated: false })
}

/** Whether a rule can be met by any row at all. */
export function mayBe(rule: Rule | undefined, who: Subject): rule is Rule {
  return rule !== undefined && evaluate(rule, { ...who, site: null }) !== 'no'
}

interface Place {
  readonly asking: PermitContext
  readonly resource: Resource
  /** Inside an odd number of `not`. */
  readonly isNegated: boolean
}

const unknown: Sql = sql`null::boolean`

function partSql(rule: Rule, place: Place): Sql {
  const { who } = place.asking
  const answer = evaluate(rule, who)
  if (answer === 'yes') return always
  if (answer === 'no') return never
  if (typeof rule === 'string') return unknown
  if ('all' in rule) return and(rule.all.map((part) => partSql(part, place)))
  if ('any' in rule) return or(rule.any.map((part) => partSql(part, place)))
  if ('not' in rule) return sql`not ${partSql(rule.not, { ...place, isNegated: !place.isNegated })}`
  const test = fieldSql(rule, place)
  // Unknown counts as not met. This matters only below a negation; elsewhere the use of an index is worth
  // more.
  return place.isNegated && test !== unknown ? sql`coalesce(${test}, false)` : test
}

type FieldRule = Exclude<Rule, string | { all: unknown } | { any: unknown } | { not: unknown }>

function fieldSql(rule: FieldRule, { asking, resource }: Place): Sql {
  const { who } = asking
  const own = who.sites.map(({ _id }) => _id)
  const name = fieldOf(rule)
  const field = name === undefined ? undefined : resource.fields[name]
  if (name === undefined || !field || field.derived || field.kind === 'json') return unknown
  const column = sql.ref(name)
  if ('colleague' in rule) return colleagueSql(field, column, who)
  if ('site' in rule) return sql`${column} = any(${[...rule.site]})`
  if ('region' in rule) return sql`${column} = any(${sitesOf(rule.region, who)})`
  if (isList(field)) {
    if ('own' in rule)
      return sql`${column} ${rule.some ? sql`&&` : sql`<@`} array(${ownStores(rule, asking)})`
    if ('self' in rule) return sql`${column} @> ${[who.id]}::text[]`
    if ('ownSite' in rule) return sql`(cardinality(${column}) = 0 or ${column} && ${own}::text[])`
    if ('reach' in rule) return sql`(cardinality(${column}) > 0 and ${column} <@ ${own}::text[])`
    return 'field' in rule ? sql`${column} && ${[...rule.in]}::text[]` : unknown
  }
  if ('own' in rule) return sql`${column} in (${ownStores(rule, asking)})`
  if ('self' in rule) return sql`${column} = ${who.id}`
  if ('ownSite' in rule) return sql`(${column} is null or ${column} = any(${own}))`
  if ('reach' in rule) return sql`${column} = any(${own})`
  return 'field' in rule ? sql`${column} = any(${[...rule.in]})` : unknown
}

/** Names a department of the person, in either list of departments, or somebody who works in one. */
function colleagueSql({ to, kind }: Field, column: Sql, { departments }: Subject): Sql {
  if (departments.length === 0) return never
  const ids = [
    ...departments,
    ...Object.keys(departmentAliases).filter((id) => departments.includes(mainDepartment(id))),
  ]
  const named =
    to === 'department'
      ? sql`${ids}::text[]`
      : sql`array(select _id from "user" where department && ${ids}::text[])`
  return kind === 'refs' ? sql`${column} && ${named}` : sql`${column} = any(${named})`
}

/** The field of the record that a rule is about. */
function fieldOf(rule: FieldRule): string | undefined {
  if ('own' in rule) return rule.own
  if ('self' in rule) return rule.self
  if ('colleague' in rule) return rule.colleague
  if ('ownSite' in rule) return rule.ownSite
  if ('reach' in rule) return rule.reach
  if ('field' in rule) return rule.field
  return 'site' in rule || 'region' in rule ? 'site' : undefined
}

const sitesOf = (region: string, who: Subject): string[] =>
  who.sites.filter((site) => site.site_region === region).map((site) => site._id)
