import { evaluate, type Rule, type Subject } from './access.ts'
import { ruleParts } from './ruleParts.ts'

/**
 * Whether the first rule lets in somebody whom the second one refuses. It tries every kind of person that the
 * two rules can tell apart, and returns false if there are too many to try. Conditions about a record count
 * as met in both.
 */
export function admitsMore(rule: Rule, other: Rule): boolean {
  const marks = marksIn([rule, other])
  if (marks.length > mostMarks) return false
  for (let bits = 0; bits < 2 ** marks.length; bits += 1) {
    const who = personWith(marks.filter((_, i) => (bits >> i) & 1))
    if (evaluate(rule, who) !== 'no' && evaluate(other, who) === 'no') return true
  }
  return false
}

/** More would mean over a thousand people to try. */
const mostMarks = 10

/** Something that tells two people apart. */
type Mark = readonly [
  kind: 'code' | 'department' | 'role' | 'site' | 'region' | 'manager' | 'everySite',
  value: string,
]

/** What the rules test for, without duplicates. */
const marksIn = (rules: readonly Rule[]): Mark[] => [
  ...new Map(rules.flatMap(marksOf).map((mark) => [mark.join(' '), mark])).values(),
]

function marksOf(rule: Rule): Mark[] {
  if (typeof rule === 'string') return [['code', rule]]
  if ('department' in rule) return rule.department.map((id) => ['department', id])
  if ('site' in rule) return rule.site.map((id) => ['site', id])
  if ('region' in rule) return [['region', rule.region]]
  if ('role' in rule) return [['role', rule.role]]
  if ('manager' in rule) return [['manager', '']]
  if ('everySite' in rule) return [['everySite', '']]
  // The parts of a rule are rules.
  return ((ruleParts(rule) ?? []) as Rule[]).flatMap(marksOf)
}

/** Somebody who has exactly these marks, at the last of the sites, which is in the last of the regions. */
function personWith(marks: readonly Mark[]): Subject {
  const all = (kind: Mark[0]) => marks.flatMap(([of, value]) => (of === kind ? [value] : []))
  const roleTypes = new Set(all('role'))
  const site = all('site').at(-1) ?? 'another'
  return {
    id: '',
    isAdmin: false,
    isManager: all('manager').length > 0 || roleTypes.has('management'),
    permissions: new Set(all('code')),
    roleTypes,
    departments: all('department'),
    sites: [{ _id: site, site_region: all('region').at(-1) ?? 'another' }],
    hasEverySite: all('everySite').length > 0,
    site,
    stores: null,
  }
}
