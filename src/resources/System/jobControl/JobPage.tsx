import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { jobList, jobRuns } from '#contract/System/jobControl.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { JobButtons } from './JobButtons.tsx'
import { jobs, pause } from './listedJob.ts'
import { JobRuns } from './JobRuns.tsx'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'

/** A job: starts and pauses it, shows how long it takes, and what happened in its latest runs. */
export function JobPage() {
  const translate = useTranslate()
  const nameOf = useLocalText()
  const name = useParams()['name'] ?? ''
  const options = { refreshOn: [jobs], refetchInterval: () => pause }
  const all = useCall(jobList, {}, options)
  const { data, error, retry } = useCall(jobRuns, { query: { name } }, options)
  const job = all.data?.list.find((one) => one.name === name)
  const timed = (data?.list ?? []).filter(({ ms }) => ms !== null).toReversed()
  return (
    <PlainPage
      title="System.job.title"
      name={job ? nameOf(job.title) : name}
      back={<BackLink to="/System/job">{translate('System.job.title')}</BackLink>}
      actions={job && job.every !== null ? <JobButtons job={job} /> : undefined}
    >
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={6} />}
      {timed.length > 1 && (
        <Chart
          kind="lines"
          title={translate('System.job.trend')}
          by={translate('System.job.when')}
          categories={timed.map(({ _id, created_at }) => ({
            id: _id,
            label: formatDate(created_at, 'YYYY/M/D HH:mm'),
          }))}
          series={[{ id: 'ms', label: translate('System.job.ms'), values: timed.map(({ ms }) => ms) }]}
        />
      )}
      {data && (
        <Section title="System.job.history">
          {data.total === 0 ? <p>{translate('System.job.never')}</p> : <JobRuns runs={data.list} job={job} />}
        </Section>
      )}
    </PlainPage>
  )
}
