import { sql } from 'kysely'
import type { Rule, Subject } from '#contract/access.ts'
import type { Permit } from '#contract/permit.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'
import { todaySql } from './today.ts'

/** Who is calling, and on which day: what the permits of a person depend on. */
export type PermitContext = Pick<Context, 'who' | 'now'>

/**
 * Returns the person with their permits for the stores that these records name. Call it before `authorize`
 * with a rule about own stores (`{ own: 'store_id', permit: 'lease' }`). For any other rule the person is
 * returned unchanged.
 *
 * Call it in the transaction of the write. What was read stays locked until the end: a concurrent split of a
 * store or change of a list waits, or has already happened.
 */
export async function withOwnStores(
  rule: Rule | undefined,
  { db, who, now }: Pick<Context, 'db' | 'who' | 'now'>,
  records: readonly Row[],
): Promise<Subject> {
  const fields = ownFields(rule)
  if (fields.length === 0 || who.isAdmin) return who
  const named = records.flatMap((record) => fields.flatMap((field) => record[field]))
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))]
  const { rows } = await sql<{ store_id: string; permits: Permit[]; is_past: boolean }>`
    select s._id as store_id, o.permits, s.is_split or s.is_merge as is_past ${ownedStores({ who, now })}
      and s._id = any(${ids})
    order by o._id, s._id for share of o, s`.execute(db)
  const [stores, pastStores] = [new Map<string, Set<Permit>>(), new Map<string, Set<Permit>>()]
  for (const { store_id, permits, is_past } of rows) {
    const list = is_past ? pastStores : stores
    list.set(store_id, new Set([...(list.get(store_id) ?? []), ...permits]))
  }
  return { ...who, stores, pastStores }
}

/**
 * A subquery for the ids of the stores that are in the person's list with a permit; with `past`, including
 * split and merged stores.
 */
export const ownStores = ({ permit, past }: OwnRule, asking: PermitContext): Sql => {
  const kept = past ? sql`` : sql`and not s.is_split and not s.is_merge`
  return sql`select s._id ${ownedStores(asking)} ${kept} and ${permit} = any(o.permits)`
}

type OwnRule = Extract<Rule, { own: unknown }>

/**
 * A condition for the own-store lists that are valid today, by the date at the site. The statement must have
 * `space_owner` as `o` and its `site` as `at`.
 */
export const holdsToday = (now: number): Sql => sql`
  o.is_active and o.deleted_at is null
  and coalesce(o.valid_from <= ${todaySql({ now })}, true)
  and coalesce(o.valid_to >= ${todaySql({ now })}, true)`

// A list of one site does not apply to a store of another.
const ownedStores = ({ who, now }: PermitContext): Sql => sql`
  from space_owner o
    join site at on at._id = o.site
    join store s on s.site = o.site and (o.all_stores or s._id = any(o.store_ids))
  where o.user_id = ${who.id} and o.site = any(${who.sites.map((site) => site._id)}) and ${holdsToday(now)}
    and s.is_active and s.deleted_at is null`

/** The fields in which a rule looks for own stores. */
function ownFields(rule: Rule | undefined): string[] {
  if (rule === undefined || typeof rule === 'string') return []
  if ('all' in rule) return rule.all.flatMap(ownFields)
  if ('any' in rule) return rule.any.flatMap(ownFields)
  if ('not' in rule) return ownFields(rule.not)
  return 'own' in rule ? [rule.own] : []
}
