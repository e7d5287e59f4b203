import { billingLine } from '#contract/PS/billingLine.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { isNarrowed } from '#server/engine/inScope.ts'

/** A run is of a whole site: throws 4030 for people from whom a data scope hides lines. */
export function requireWholeSite(context: Context): void {
  if (isNarrowed(billingLine, context)) throw new ApiError('permission.denied', { scope: billingLine.name })
}
