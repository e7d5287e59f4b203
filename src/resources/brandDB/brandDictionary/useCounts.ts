import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCounts } from '#contract/brandDB/brandCounts.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

/** The number of brands of each category, classification and tag. */
export type Counts = z.infer<typeof brandCounts.reply>

/**
 * The counts; null while they are loading, for users who may not see brands, and if the back end has no such
 * call.
 */
export function useCounts(): Counts | null {
  const may = useCan(brand.can.view)
  return useCall(brandCounts, may ? {} : null, { refreshOn: [brand] }).data ?? null
}
