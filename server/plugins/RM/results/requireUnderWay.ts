import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { one } from '#server/engine/read.ts'
import type { ResultRow } from './tally.ts'

type Place = Pick<ResultRow, 'tour_id' | 'site' | 'store_id'>

/** The tour of a result, which stays as it is until the change is stored. Throws 4004 unless the shop is on its route, and 4091 unless it is under way. */
export async function requireUnderWay(
  inside: Context,
  { tour_id, site, store_id }: Place,
): Promise<RecordOf<typeof tour>> {
  await sql`select from tour where _id = ${tour_id} for share`.execute(inside.db)
  const found = await one(tour, await asSystem(inside), { cond: JSON.stringify({ _id: tour_id, site }) })
  if (!found) throw refuseFields('validation.failed', { tour_id: 'reference' })
  if (!found.store_ids.includes(store_id)) throw refuseFields('validation.failed', { store_id: 'reference' })
  if (found.status !== 'in_progress')
    throw new ApiError('state.transition', { from: found.status, allowed: ['in_progress'] })
  return found
}
