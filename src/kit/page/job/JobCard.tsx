import { Button, LinearProgress } from '@mui/material'
import { useId, useState } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import { job as jobs, jobCancel } from '#contract/core/job.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useSend } from '#src/kit/base/call/useSend.ts'
import s from './Job.module.css'
import { isOpen, type Job } from './readJobs.ts'

const statusColors: StatusColors = {
  queued: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
}

/** A job: its name, progress and result; users with permission can cancel it. */
export function JobCard({ job }: { job: Job }) {
  const translate = useTranslate()
  const locale = useLocale()
  const heading = useId()
  const { status, done, total, link, error } = job
  const title = titleOf(job, locale)
  return (
    <article className="stack gap-8" aria-labelledby={heading}>
      <header className="row between gap-12">
        <h3 id={heading}>{link ? <Link to={link}>{title}</Link> : title}</h3>
        <output>
          <StatusChip tone={statusColors[status]}>{translate(`atrium.job.status.${status}`)}</StatusChip>
        </output>
      </header>
      {isOpen(job) && <Progress job={job} title={title} />}
      <footer className={s['foot']}>
        <span>{error ?? (total ? translate('atrium.job.count', { done, total }) : '')}</span>
        {isOpen(job) && job.cancellable && <CallOff job={job} title={title} />}
      </footer>
    </article>
  )
}

/** Without a total the progress is unknown, only that the job is running. */
const Progress = ({ job: { progress, total, status }, title }: { job: Job; title: string }) => (
  <LinearProgress
    aria-label={title}
    {...(total || status === 'queued'
      ? { variant: 'determinate', value: Math.floor(progress * 100) }
      : { variant: 'indeterminate' })}
  />
)

function CallOff({ job, title }: { job: Job; title: string }) {
  const translate = useTranslate()
  const { send, showFailure } = useSend(jobCancel, { refreshes: [jobs] })
  const [isAsked, setAsked] = useState(false)
  const isStopping = isAsked || job.cancel_requested

  const cancel = async () => {
    setAsked(true)
    await send({ params: { id: job._id } }).catch((error: unknown) => {
      showFailure(error)
      setAsked(false)
    })
  }

  return (
    <Button size="small" disabled={isStopping} onClick={() => void cancel()}>
      {translate(isStopping ? 'atrium.job.stopping' : 'atrium.job.cancel')}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
}

/** Its name in the user's language. */
const titleOf = ({ title }: Job, locale: string): string => ({ ...title })[locale] ?? title.zh_CN
