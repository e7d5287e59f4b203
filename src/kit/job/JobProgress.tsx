import { useTranslate } from 'react-admin'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { useToastOf } from '#src/kit/state/useToastOf.ts'
import { SkeletonBar } from '#src/kit/state/Skeletons.tsx'
import { JobCard } from './JobCard.tsx'
import { useJob } from './readJobs.ts'

/** Shows the progress of a job from start to end, by the id that starting it returned. */
export function JobProgress({ id }: { id: string }) {
  const translate = useTranslate()
  const { data, error } = useJob(id)
  useToastOf(data ? null : error)
  if (data) return <JobCard job={data} />
  if (error) return <p role="alert">{failureOf(error).message}</p>
  return (
    <output aria-label={translate('atrium.state.loading')}>
      <SkeletonBar />
    </output>
  )
}
