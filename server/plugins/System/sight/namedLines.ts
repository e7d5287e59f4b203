import { sql } from 'kysely'
import type { Rule } from '#contract/access.ts'
import type { Locale } from '#contract/localText.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import type { RuleLine } from './ruleTree.ts'

interface Place {
  readonly noun: ServedResource
  readonly context: Context
  readonly locale: Locale
}

interface NamedRow {
  _id: string
  name: string | null
  name_en: string | null
  name_tc: string | null
}

/** The lines of a rule with the names that people know: of permissions, departments, sites, roles and fields. */
export async function namedLines(lines: readonly RuleLine[], place: Place) {
  const { context, locale } = place
  const said = lines.map(({ depth, answer, decides, rule }) => ({
    ...contentOf(rule, place),
    depth,
    answer,
    decides,
  }))
  const names = await namesOf(context, said)
  const roles = await rolesWith(context, idsOf('permission', said))
  const nameOf = (kind: string, id: string): string => {
    const found = names.find((one) => one.kind === kind && one._id === id)
    return found ? nameIn(found, locale) : id
  }
  return said.map((line) => ({
    ...line,
    values: line.values.map((id) => nameOf(line.kind, id)),
    roles: roles
      .filter(({ code }) => line.kind === 'permission' && code === line.values[0])
      .map((role) => nameIn(role, locale)),
  }))
}

interface Content {
  readonly kind: string
  /** The label of a field. */
  readonly about: string
  readonly values: readonly string[]
}

function contentOf(rule: Rule, { noun, locale }: Place): Content {
  const field = (name: string): string => noun.texts?.fields[name]?.[locale] ?? name
  const choice = (name: string, value: string): string =>
    noun.texts?.choices?.[name]?.[value]?.[locale] ?? value
  if (typeof rule === 'string') return { kind: 'permission', about: '', values: [rule] }
  if ('department' in rule) return { kind: 'department', about: '', values: rule.department }
  if ('site' in rule) return { kind: 'site', about: '', values: rule.site }
  if ('region' in rule) return { kind: 'region', about: '', values: [rule.region] }
  if ('role' in rule) return { kind: 'role', about: '', values: [rule.role] }
  if ('own' in rule)
    return { kind: rule.past ? 'own_past' : 'own', about: field(rule.own), values: [rule.permit] }
  if ('self' in rule) return { kind: 'self', about: field(rule.self), values: [] }
  if ('colleague' in rule) return { kind: 'colleague', about: field(rule.colleague), values: [] }
  if ('ownSite' in rule) return { kind: 'own_site', about: field(rule.ownSite), values: [] }
  if ('reach' in rule) return { kind: 'reach', about: field(rule.reach), values: [] }
  if ('everySite' in rule) return { kind: 'every_site', about: '', values: [] }
  if ('field' in rule) {
    const values = rule.in.map((value) => choice(rule.field, String(value)))
    return { kind: 'field', about: field(rule.field), values }
  }
  if ('manager' in rule) return { kind: 'manager', about: '', values: [] }
  if ('all' in rule) return { kind: rule.all.length === 0 ? 'signed_in' : 'all', about: '', values: [] }
  return { kind: 'any' in rule ? 'any' : 'not', about: '', values: [] }
}

/** The names of the departments, sites and permissions of these lines. Ids of different kinds can be equal. */
async function namesOf(
  { db }: Context,
  said: readonly Content[],
): Promise<readonly (NamedRow & { kind: string })[]> {
  const { rows } = await sql<NamedRow & { kind: string }>`
    select 'department' as kind, _id, name, name_en, name_tc from department
      where _id = any(${idsOf('department', said)})
    union all select 'site', _id, name, name_en, name_tc from site where _id = any(${idsOf('site', said)})
    union all select 'permission', code, name, name_en, name_tc from permission
      where code = any(${idsOf('permission', said)})`.execute(db)
  return rows
}

const idsOf = (kind: string, said: readonly Content[]): string[] =>
  said.flatMap((one) => (one.kind === kind ? one.values : []))

/** The person's roles with one of these permissions. */
async function rolesWith(
  { db, who }: Context,
  codes: readonly string[],
): Promise<readonly (NamedRow & { code: string })[]> {
  const { rows } = await sql<NamedRow & { code: string }>`
    select r._id, r.name, r.name_en, r.name_tc, given.code
    from unnest(${[...codes]}::text[]) as given (code) join role r on r.permissions ? given.code
    where r.is_active and r.deleted_at is null
      and r._id in (select unnest(roles) from "user" where _id = ${who.id})
    order by ${naturalOrder('r.code')}`.execute(db)
  return rows
}

const nameIn = ({ _id, name, name_en, name_tc }: NamedRow, locale: Locale): string =>
  ({ zh_CN: name, zh_TW: name_tc, en_US: name_en })[locale] ?? name ?? _id
