import { ApiError, refuseFields } from '#contract/reply.ts'
import type { tourResultCheck } from '#contract/RM/tourResult.ts'
import type { Taken } from '#contract/takenFields.ts'
import type { Context } from '#server/engine/context.ts'
import { requireUnderWay } from './requireUnderWay.ts'
import { raiseProblem } from './raiseProblem.ts'
import { tally, type ResultRow } from './tally.ts'

type Checked = Taken<typeof tourResultCheck.takes>

/** Gives one point of a shop its result, and raises an issue from a failed point if that is wanted. */
export async function checkItem(
  inside: Context,
  record: ResultRow,
  { item, result, category = null, remark = null, attachs, raise, severity }: Checked,
): Promise<Partial<ResultRow>> {
  const { checklist } = await requireUnderWay(inside, record)
  const before = record.items.find((one) => one.item === item)
  const known = category ?? checklist.find((point) => point.item === item)?.category ?? null
  if (!before && !checklist.some((point) => point.item === item))
    throw refuseFields('validation.failed', { item: 'choice' })
  if (before?.problem_id) throw new ApiError('state.transition', { from: before.result, allowed: [] })
  if (result === 'fail' && attachs.length === 0)
    throw refuseFields('validation.failed', { attachs: 'required' })
  if (record.items.some((other) => other !== before && other.attachs.some((uid) => attachs.includes(uid))))
    throw refuseFields('validation.failed', { attachs: 'reference' })
  const problem_id =
    result === 'fail' && raise
      ? await raiseProblem(inside, record, { item, category: known ?? 'other', remark, attachs, severity })
      : null
  const checked = {
    item,
    result,
    remark,
    // The issue has the photos.
    attachs: problem_id === null ? attachs : [],
    category: known,
    problem_id,
  }
  const items = before
    ? record.items.map((one) => (one === before ? checked : one))
    : [...record.items, checked]
  return { items, ...tally(items), checker_id: inside.who.id }
}
