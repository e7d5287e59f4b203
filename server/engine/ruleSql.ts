import { sql } from 'kysely'
import { evaluate, type Rule, type Subject } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import { ownStoreSql, type Asking } from '#server/access/ownStores.ts'
import { always, and, never, or, type Sql } from './condSql.ts'

/** A rule as the rows it lets through. What does not depend on the row is decided here and now. */
export function ruleSql(rule: Rule, asking: Asking, resource: Resource): Sql {
  const { who } = asking
  // Without a current site the answer is a maybe wherever the row's own site decides.
  const answer = evaluate(rule, resource.scope === 'site' ? { ...who, site: null } : who)
  if (answer === 'yes') return always
  if (answer === 'no') return never
  if (typeof rule === 'object') {
    if ('all' in rule) return and(rule.all.map((part) => ruleSql(part, asking, resource)))
    if ('any' in rule) return or(rule.any.map((part) => ruleSql(part, asking, resource)))
    if ('not' in rule) return sql`not ${ruleSql(rule.not, asking, resource)}`
    if ('site' in rule) return sql`site = any(${[...rule.site]})`
    if ('region' in rule) return sql`site = any(${sitesOf(rule.region, who)})`
    if ('own' in rule) return ownStoreSql(rule.own, rule.permit, asking)
  }
  return never
}

/** Whether a rule can be met by some row at all. */
export function mayBe(rule: Rule | undefined, who: Subject): rule is Rule {
  return rule !== undefined && evaluate(rule, { ...who, site: null }) !== 'no'
}

const sitesOf = (region: string, who: Subject): string[] =>
  who.sites.filter((site) => site.site_region === region).map((site) => site._id)
