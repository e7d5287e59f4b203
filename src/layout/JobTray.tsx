import Tasks from '@mui/icons-material/PendingActionsOutlined'
import { Popover } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { JobCard } from '#src/kit/job/JobCard.tsx'
import { isOpen, jobsKey, pauseFor, readMyJobs } from '#src/kit/job/readJobs.ts'
import { CallsContext } from '#src/kit/useCalls.ts'
import type { Calls } from '#src/providers/calls.ts'
import bar from './AppBar.module.css'
import s from './JobTray.module.css'
import { useShell } from './shellContext.ts'

/** The person's own jobs, under way and lately ended. It is not there for somebody who has none. */
export const JobTray = () => {
  // A shell on its own, without a back end, has no jobs.
  const calls = useContext(CallsContext)
  return calls && <Tray calls={calls} />
}

function Tray({ calls }: { calls: Calls }) {
  const translate = useTranslate()
  const { currentUser } = useShell()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data: jobs = [] } = useQuery({
    queryKey: [...jobsKey, 'mine', currentUser._id],
    queryFn: ({ signal }) => readMyJobs(calls, currentUser._id, signal),
    refetchInterval: ({ state }) => pauseFor(state.data, 60_000),
    retry: false,
  })
  const running = jobs.filter(isOpen).length
  const label = translate('atrium.job.tray')
  if (jobs.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={bar['tool']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Tasks aria-hidden />
        <span className="visually-hidden">
          {running > 0 ? translate('atrium.labelled', { label, name: running }) : label}
        </span>
        {running > 0 && (
          <span className={s['count']} aria-hidden>
            {running}
          </span>
        )}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ul className={s['list']}>
          {jobs.map((job) => (
            <li key={job._id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
