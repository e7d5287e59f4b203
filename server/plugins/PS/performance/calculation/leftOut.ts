import { sql } from 'kysely'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { DatabaseError } from 'pg'
import type { z } from 'zod'
import type { calcWarnings } from '#contract/PS/retailCalculation.ts'
import type { Db } from '#server/db/database.ts'
import { inSavepoint } from '#server/db/inSavepoint.ts'

/** A tenancy whose figures cannot be calculated: `too_large` for the database, or any other fault of what is stored. */
export interface SkippedTenancy {
  readonly ship: string
  readonly code: 'too_large' | 'not_calculated'
}

/**
 * Does work with tenancies in groups that are calculated together. If what is stored of some cannot be calculated, the work is
 * done with fewer and fewer of them, so that all others have their figures. Returns those that were left out.
 */
export async function leavingOut(
  db: Db,
  groups: readonly (readonly string[])[],
  work: (ships: readonly string[]) => Promise<unknown>,
): Promise<SkippedTenancy[]> {
  const doAll = () => work(groups.flat())
  try {
    await (db.isTransaction ? inSavepoint(db, doAll) : doAll())
    return []
  } catch (error) {
    const code = faultOf(error)
    if (!code) throw error
    const half = Math.ceil(groups.length / 2)
    if (half >= groups.length) return groups.flat().map((ship) => ({ ship, code }))
    const first = await leavingOut(db, groups.slice(0, half), work)
    return [...first, ...(await leavingOut(db, groups.slice(half), work))]
  }
}

/** What is wrong with the data of a calculation (SQLSTATE class 22); undefined for any other failure. */
export function faultOf(error: unknown): SkippedTenancy['code'] | undefined {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith('22')) return undefined
  return tooLarge.has(error.code) ? 'too_large' : 'not_calculated'
}

/** A number or a date that is out of range. */
const tooLarge = new Set(['22003', '22008'])

type Warning = z.infer<typeof calcWarnings>[number]

/** No more units are named for a month. */
const mostNamed = 200

/** The tenancies that were left out of a month, as warnings: by their units, which people know, each of them once. */
export async function warningsOf(db: Db, month: string, left: readonly SkippedTenancy[]): Promise<Warning[]> {
  if (left.length === 0) return []
  const { rows } = await sql<Warning>`
    select case when bool_or(code = 'too_large') then 'too_large' else 'not_calculated' end as code,
      ${month} as stat_month, s.store_id, u.store_no
    from unnest(${left.map(({ ship }) => ship)}::text[], ${left.map(({ code }) => code)}::text[]) out (ship, code)
    join tenant_ship s on s._id = ship join store u on u._id = s.store_id
    group by s.store_id, u.store_no order by ${naturalOrder('u.store_no')}, s.store_id limit ${mostNamed}`.execute(
    db,
  )
  return rows
}
