import { sql } from 'kysely'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { pointsIn } from '#contract/RM/tour.ts'
import type { tourResultCheck } from '#contract/RM/tourResult.ts'
import type { Taken } from '#contract/takenFields.ts'
import type { Context } from '#server/engine/context.ts'
import { missingEvidence } from './missingEvidence.ts'
import { requireUnderWay } from './requireUnderWay.ts'
import { raiseProblem } from './raiseProblem.ts'
import { stamped } from './stamped.ts'
import { tally, type ResultRow } from './tally.ts'

type ItemCheck = Taken<typeof tourResultCheck.takes>

/** Gives one point of a shop its result, and raises an issue from a failed point if that is wanted. */
export async function checkItem(
  inside: Context,
  record: ResultRow,
  { item, result, category = null, remark = null, attachs, raise, severity, point_rev }: ItemCheck,
): Promise<Partial<ResultRow>> {
  const { checklist } = await requireUnderWay(inside, record)
  const point = pointsIn(checklist, record.store_id).find((one) => one.item === item)
  if (!point) throw refuseFields('validation.failed', { item: 'choice' })
  const before = record.items.find((one) => one.item === item)
  // Later checks by the same person are not a conflict: people tap faster than replies arrive.
  const isSeen = (point_rev ?? before?.rev ?? 0) === (before?.rev ?? 0)
  if (before && !isSeen && before.updated_by !== inside.who.id)
    throw new ApiError('stale', { current: before })
  if (before?.problem_id && !(await isVoid(inside, before.problem_id)))
    throw new ApiError('state.transition', { from: before.result, allowed: [] })
  const missing = result === 'fail' ? missingEvidence(point, { remark, attachs }) : {}
  if (Object.keys(missing).length > 0) throw refuseFields('validation.failed', missing)
  if (record.items.some((other) => other !== before && other.attachs.some((uid) => attachs.includes(uid))))
    throw refuseFields('validation.failed', { attachs: 'reference' })
  const known = category ?? point.category
  const problem_id =
    result === 'fail' && raise
      ? await raiseProblem(inside, record, { point, category: known, remark, attachs, severity })
      : null
  const { name, name_tc, name_en } = point
  const found = {
    item,
    name,
    name_tc,
    name_en,
    result,
    remark,
    // The issue has the photos.
    attachs: problem_id === null ? attachs : [],
    category: known,
    problem_id,
  }
  const checked = stamped(inside, found, before)
  const items = before
    ? record.items.map((one) => (one === before ? checked : one))
    : [...record.items, checked]
  return { items, ...(await tally(inside, record.site, items)), checker_id: inside.who.id }
}

/** Whether an issue was withdrawn, or is gone: its point can then be checked again. */
async function isVoid({ db }: Context, problem_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from tour_problem where _id = ${problem_id} and status <> 'void' and deleted_at is null`.execute(
    db,
  )
  return rows.length === 0
}
