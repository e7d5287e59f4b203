import { sql } from 'kysely'
import type { UserInfo } from '#contract/core/session.ts'
import type { Db } from '#server/db/database.ts'

/** What access is derived from beside the person: all active roles and sites, as they were at `version`. */
export interface AccessFacts {
  readonly version: number
  readonly roles: ReadonlyMap<string, RoleFacts>
  readonly sites: readonly UserInfo['sites'][number][]
}

/** A role, and the departments that it is for; none: for everybody. */
type RoleFacts = UserInfo['roles'][number] & { department_required: readonly string[] }

const known = new WeakMap<Db, AccessFacts>()

/**
 * The roles and sites of a version, from memory when it is the one last read. The version grows with every change of
 * either, in the same transaction, so what is kept here is never behind what the request's session was read with.
 */
export async function accessFacts(db: Db, version: number): Promise<AccessFacts> {
  const kept = known.get(db)
  if (kept?.version === version) return kept
  // Read in one statement: a change between two would leave a mixture under one number.
  const { rows } = await sql<Read>`
    select n as version,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r._id), '[]') from (
        select _id, type, name, name_en, name_tc, permissions, department_required from role where is_active and deleted_at is null) r) as roles,
      (select coalesce(jsonb_agg(to_jsonb(s) - 'order' order by s."order", s._id), '[]') from (
        select _id, site_region, code, name, name_en, name_sc, name_tc, currency, area_unit_secondary, "order" from site
        where is_active and deleted_at is null) s) as sites
    from access_version`.execute(db)
  const read = rows[0] ?? { version, roles: [], sites: [] }
  const facts = { ...read, roles: new Map(read.roles.map((role) => [role._id, role])) }
  known.set(db, facts)
  return facts
}

interface Read {
  version: number
  roles: RoleFacts[]
  sites: UserInfo['sites']
}
