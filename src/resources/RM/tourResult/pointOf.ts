import { errcodes } from '#contract/reply.ts'
import { checkedPoint, type CheckedPoint } from '#contract/RM/tourResult.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** What somebody else has found at a point, if that is why a check was refused. */
export function pointOf(error: unknown): CheckedPoint | undefined {
  const { code, data } = failureOf(error)
  return code === errcodes.stale ? checkedPoint.safeParse(data['current']).data : undefined
}
