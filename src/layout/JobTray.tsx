import Tasks from '@mui/icons-material/PendingActionsOutlined'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { JobCard } from '#src/kit/job/JobCard.tsx'
import { isOpen, jobsKey, pauseFor, readMyJobs } from '#src/kit/job/readJobs.ts'
import { CallsContext } from '#src/kit/useCalls.ts'
import type { Calls } from '#src/providers/calls.ts'
import { isAbsent } from '#src/kit/state/isAbsent.ts'
import { useShell } from './shellContext.ts'
import { Tray } from './Tray.tsx'
import s from './Tray.module.css'

/** The person's own jobs, under way and lately ended. It is not there for somebody who has none. */
export const JobTray = () => {
  // A shell on its own, without a back end, has no jobs.
  const calls = useContext(CallsContext)
  return calls && <Jobs calls={calls} />
}

function Jobs({ calls }: { calls: Calls }) {
  const translate = useTranslate()
  const { currentUser } = useShell()
  const { data: jobs = [] } = useQuery({
    queryKey: [...jobsKey, 'mine', currentUser._id],
    queryFn: ({ signal }) => readMyJobs(calls, currentUser._id, signal),
    refetchInterval: ({ state }) => !isAbsent(state.error) && pauseFor(state.data, 60_000),
    retry: false,
  })
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
