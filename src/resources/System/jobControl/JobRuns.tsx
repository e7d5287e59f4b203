import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { jobRun } from '#contract/System/jobControl.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { statusColors, type JobRun, type ListedJob } from './listedJob.ts'
import { RunLog } from './RunLog.tsx'
import { useRunJob } from './useRunJob.ts'

interface JobRunsProps {
  readonly runs: readonly JobRun[]
  readonly job: ListedJob | undefined
}

/** The latest runs of a job, with the log of each; a failed run is tried again where that is possible. */
export function JobRuns({ runs, job }: JobRunsProps) {
  const translate = useTranslate()
  const mayRun = useCan(jobRun.can)
  const run = useRunJob()
  const byId = new Map(runs.map((one) => [one._id, one]))
  const columns: TotalColumn[] = [
    { source: 'created_at', label: 'System.job.when', kind: 'moment' },
    {
      source: 'status',
      label: 'System.job.outcome',
      kind: 'text',
      render: ({ status }) => (
        <StatusChip tone={statusColors[String(status)]}>
          {translate(`System.job.status.${String(status)}`)}
        </StatusChip>
      ),
    },
    { source: 'ms', label: 'System.job.took', kind: 'count' },
    { source: 'attempts', label: 'System.job.attempts', kind: 'count' },
    {
      source: 'created_by',
      label: 'System.job.by',
      kind: 'text',
      render: ({ created_by: id }) =>
        typeof id === 'string' ? <PersonLabel id={id} /> : translate('System.job.clock'),
    },
    {
      source: '_id',
      label: 'System.job.log',
      kind: 'text',
      render: ({ _id }) => {
        const found = byId.get(String(_id))
        if (!found) return noValue
        return (
          <>
            <RunLog run={found} />
            {found.status === 'failed' && again(found)}
          </>
        )
      },
    },
  ]
  return <TotalTable label={translate('System.job.history')} rows={runs} columns={columns} />

  /** A job that people start needs to know what it is about, which its own page asks. */
  function again({ link }: JobRun) {
    if (!job || !mayRun) return null
    if (job.every !== null)
      return (
        <Button size="small" onClick={() => run(job.name)}>
          {translate('System.job.retry')}
        </Button>
      )
    return link === null ? null : <LinkBase to={link}>{translate('System.job.at_page')}</LinkBase>
  }
}
