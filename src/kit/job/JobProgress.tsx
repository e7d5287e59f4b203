import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import { SkeletonBar } from '#src/kit/state/Skeletons.tsx'
import { useCalls } from '#src/kit/useCalls.ts'
import { JobCard } from './JobCard.tsx'
import { jobsKey, pauseFor, readJob } from './readJobs.ts'

/** How far a job is, from its start to its end, by the id that its start answered. */
export function JobProgress({ id }: { id: string }) {
  const calls = useCalls()
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: [...jobsKey, id],
    queryFn: ({ signal }) => readJob(calls, id, signal),
    refetchInterval: ({ state }) => pauseFor(state.data && [state.data], false),
  })
  useToastOf(data ? null : error)
  if (data) return <JobCard job={data} />
  if (error) return <p role="alert">{failureOf(error).message}</p>
  return (
    <output aria-label={translate('atrium.state.loading')}>
      <SkeletonBar />
    </output>
  )
}
