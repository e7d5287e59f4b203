import { isDeepStrictEqual } from 'node:util'
import { refuseFields } from '#contract/reply.ts'
import type { ResultRow } from './tally.ts'

type Items = ResultRow['items']

/**
 * Throws 4004 if a point is named twice, and if a point that became an issue is changed or left out: the issue
 * says what becomes of it. Points become issues only by the action `check`.
 */
export function requireItems(items: Items, before: Items = []): void {
  const isRaised = ({ problem_id }: Items[number]): boolean => Boolean(problem_id)
  const raised = before.filter(isRaised)
  const isKept = items.filter(isRaised).every((item) => raised.some((one) => isDeepStrictEqual(one, item)))
  const isWhole = raised.every(({ item }) => items.some((one) => one.item === item && isRaised(one)))
  const isUnique = new Set(items.map(({ item }) => item)).size === items.length
  if (!isUnique || !isKept || !isWhole) throw refuseFields('validation.failed', { items: 'invalid' })
}
