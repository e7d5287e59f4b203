import Tasks from '@mui/icons-material/PendingActionsOutlined'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { JobCard } from '#src/kit/page/job/JobCard.tsx'
import { isOpen, useMyJobs } from '#src/kit/page/job/readJobs.ts'
import { useShell } from './shellContext.ts'
import { Tray } from './Tray.tsx'
import s from './Tray.module.css'

/** The user's own jobs, running or recently finished. Hidden from users who have none. */
export function JobTray() {
  const translate = useTranslate()
  const { currentUser } = useShell()
  const jobs = useMyJobs(currentUser._id).data?.list ?? []
  if (jobs.length === 0) return null
  return (
    <Tray
      icon={<Tasks aria-hidden />}
      label={translate('atrium.job.tray')}
      count={jobs.filter(isOpen).length}
    >
      {() => (
        <ul className={s['list']}>
          {jobs.map((job) => (
            <li key={job._id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      )}
    </Tray>
  )
}
