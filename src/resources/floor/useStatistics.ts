import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { storeStatistics } from '#contract/brandDB/storeStatistics.ts'
import { useSubject } from '#src/kit/subject.ts'
import { useCalls } from '#src/kit/useCalls.ts'

type Statistics = z.infer<typeof storeStatistics.reply>

/** How many units of each status a floor has, and how large they are. */
export type UnitCount = Statistics['list'][number]

/** These figures of the current site. They are read anew when units change. */
export function useStatistics(stores: string) {
  const calls = useCalls()
  const { site } = useSubject()
  return useQuery({
    // By the name of the resource, so that a change of a unit reads them anew.
    queryKey: [stores, 'statistics', site],
    queryFn: async ({ signal }) => {
      let failure: Error | null = null
      const onError = (error: Error) => (failure = error)
      const { list } = await calls.call<Statistics>(
        { method: 'GET', path: storeStatistics.path },
        { signal, onError },
      )
      if (failure) throw failure
      return list ?? []
    },
  })
}
