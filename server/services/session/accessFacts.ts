import { sql } from 'kysely'
import type { Rule } from '#contract/access.ts'
import type { UserInfo } from '#contract/core/session.ts'
import type { Db } from '#server/db/database.ts'

/** What access is derived from in addition to the person: all active roles and sites, as of `version`. */
export interface AccessFacts {
  readonly version: number
  readonly roles: ReadonlyMap<string, RoleFacts>
  readonly sites: readonly UserInfo['sites'][number][]
}

/** A role, the departments that it is limited to (none: for everybody), and the rows that it opens. */
type RoleFacts = UserInfo['roles'][number] & {
  department_required: readonly string[]
  data_scope: Readonly<Record<string, Rule>>
}

const known = new WeakMap<Db, AccessFacts>()

/**
 * The roles and sites of a version, from memory if it was the last one read. Every change of either increases
 * the version in the same transaction, so the cached value is never older than the session of the request.
 */
export async function accessFacts(db: Db, version: number): Promise<AccessFacts> {
  const kept = known.get(db)
  if (kept?.version === version) return kept
  // Read in one statement: with two, a change in between would leave a mixture under one version.
  const { rows } = await sql<FactsRow>`
    select n as version,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r._id), '[]') from (
        select _id, type, name, name_en, name_tc, permissions, department_required,
          requires_second_factor, data_scope from role
          where is_active and deleted_at is null) r) as roles,
      (select coalesce(jsonb_agg(to_jsonb(s) - 'order' order by s."order", s._id), '[]') from (
        select _id, site_region, code, name, name_en, name_sc, name_tc, currency, area_unit_secondary,
          tags_enabled, "order" from site
        where is_active and deleted_at is null) s) as sites
    from access_version`.execute(db)
  const read = rows[0] ?? { version, roles: [], sites: [] }
  const facts = { ...read, roles: new Map(read.roles.map((role) => [role._id, role])) }
  known.set(db, facts)
  return facts
}

interface FactsRow {
  version: number
  roles: RoleFacts[]
  sites: UserInfo['sites']
}
