import { useEffect, useRef } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useToastOf } from '#src/kit/base/call/useToastOf.ts'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { JobCard } from './JobCard.tsx'
import { isOpen, useJob, type Job } from './readJobs.ts'

interface JobProgressProps {
  readonly id: string
  /** Called once when the job has ended, whether it is done, failed or was cancelled. */
  readonly onEnd?: (status: Job['status']) => void
}

/** Shows the progress of a job from start to end, by the id that starting it returned. */
export function JobProgress({ id, onEnd }: JobProgressProps) {
  const translate = useTranslate()
  const { data, error } = useJob(id)
  const ended = useRef<string>(undefined)
  useEffect(() => {
    if (!data || isOpen(data) || ended.current === id) return
    ended.current = id
    onEnd?.(data.status)
  }, [data, id, onEnd])
  useToastOf(data ? null : error)
  if (data) return <JobCard job={data} />
  if (error) return <p role="alert">{failureOf(error).message}</p>
  return (
    <output aria-label={translate('atrium.state.loading')}>
      <SkeletonBar />
    </output>
  )
}
