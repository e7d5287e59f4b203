import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCounts } from '#contract/brandDB/brandCounts.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useCan } from '#src/kit/subject.ts'

/** How many brands there are of each category, trade and tag. */
export type Counts = z.infer<typeof brandCounts.reply>

/** The counts; null while they are unknown, for those who may not see brands, and where the back end has no such call. */
export function useCounts(): Counts | null {
  const may = useCan(brand.can.view)
  return useCall(brandCounts, may ? {} : null, { refreshOn: [brand] }).data ?? null
}
