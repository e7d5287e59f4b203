import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'

/**
 * The tenancies of the sites, in groups that share a lease or one that renewed it: the figures of a tenancy depend on
 * its group alone.
 */
export async function leaseGroups(db: Db, scope: Pick<CalculatedMonth, 'sites'>): Promise<string[][]> {
  const { rows: ships } = await sql<{ ship: string; lease: string | null }>`
    select _id as ship, lease_ship_id as lease from tenant_ship
    where ${atSites(scope, 'site')} and deleted_at is null order by _id`.execute(db)
  const { rows: renewals } = await sql<{ lease: string; previous: string }>`
    select _id as lease, prev_lease_id as previous from lease_ship
    where ${atSites(scope, 'site')} and deleted_at is null and prev_lease_id is not null`.execute(db)
  const before = new Map<string, string>()
  const first = (lease: string): string => {
    let found = lease
    for (let next = before.get(found); next !== undefined; next = before.get(found)) found = next
    return found
  }
  for (const { lease, previous } of renewals) {
    const [from, to] = [first(lease), first(previous)]
    if (from !== to) before.set(from, to)
  }
  const groups = new Map<string, string[]>()
  for (const { ship, lease } of ships) {
    const key = lease === null ? `ship ${ship}` : `lease ${first(lease)}`
    groups.set(key, [...(groups.get(key) ?? []), ship])
  }
  return [...groups.values()]
}

/** Takes groups of about this many tenancies together, at least one group. */
export function takePart(groups: string[][], size: number): string[][] {
  const part = groups.splice(0, 1)
  let taken = part.flat().length
  for (let next = groups[0]; next && taken + next.length <= size; next = groups[0]) {
    part.push(...groups.splice(0, 1))
    taken += next.length
  }
  return part
}
