import { isDeepStrictEqual } from 'node:util'
import { refuseFields } from '#contract/reply.ts'
import type { CheckPoint } from '#contract/RM/tour.ts'
import { uidsIn } from '#server/engine/attachFiles.ts'
import { missingEvidence } from './missingEvidence.ts'
import type { ResultRow } from './tally.ts'

type Items = ResultRow['items']

/**
 * Throws 4004 if a point is named twice, and if a point that became an issue is changed or left out: the issue
 * says what becomes of it. Points become issues only by the action `check`. Whatever is new or changed must be
 * one of the `points` of the shop, with what its template asks for.
 */
export function requireItems(items: Items, before: Items, points: readonly CheckPoint[]): void {
  const isRaised = ({ problem_id }: Items[number]): boolean => Boolean(problem_id)
  const raised = before.filter(isRaised)
  const isKept = items.filter(isRaised).every((item) => raised.some((one) => isDeepStrictEqual(one, item)))
  const isWhole = raised.every(({ item }) => items.some((one) => one.item === item && isRaised(one)))
  const isUnique = new Set(items.map(({ item }) => item)).size === items.length
  if (!isUnique || !isKept || !isWhole) throw refuseFields('validation.failed', { items: 'invalid' })
  for (const item of items) {
    if (before.some((one) => isDeepStrictEqual(one, item))) continue
    const point = points.find((one) => one.item === item.item)
    if (!point) throw refuseFields('validation.failed', { items: 'choice' })
    const given = { remark: item.remark, attachs: uidsIn(item.attachs) }
    if (item.result === 'fail' && Object.keys(missingEvidence(point, given)).length > 0)
      throw refuseFields('validation.failed', { items: 'required' })
  }
}
