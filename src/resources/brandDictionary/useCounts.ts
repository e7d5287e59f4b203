import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCounts } from '#contract/brandDB/brandCounts.ts'
import { useCan } from '#src/kit/subject.ts'
import { useCalls } from '#src/kit/useCalls.ts'

/** How many brands there are of each category, trade and tag. */
export type Counts = z.infer<typeof brandCounts.reply>

/** The counts; null while they are unknown, for those who may not see brands, and where the back end has no such call. */
export function useCounts(): Counts | null {
  const calls = useCalls()
  const may = useCan(brand.can.view)
  const { data } = useQuery({
    queryKey: ['brandDB/brand', 'counts'],
    queryFn: async ({ signal }) => {
      const answer = await calls.call<Counts>(
        { method: 'GET', path: brandCounts.path },
        { signal, onError: () => undefined },
      )
      return answer.tag_ids ? (answer as Counts) : null
    },
    enabled: may,
  })
  return data ?? null
}
