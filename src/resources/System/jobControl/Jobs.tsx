import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { jobList } from '#contract/System/jobControl.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { jobColumns } from './jobColumns.tsx'
import { jobs, pause } from './listedJob.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'

/** The jobs that start automatically and those that people start, with the latest run of each. */
export function Jobs() {
  const translate = useTranslate()
  const nameOf = useLocalText()
  const { data, error, retry } = useCall(jobList, {}, { refreshOn: [jobs], refetchInterval: () => pause })
  const rows = (data?.list ?? []).map((job) => ({ ...job, title: nameOf(job.title) }))
  const columns = jobColumns(translate)
  return (
    <PlainPage title="System.job.title">
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton lines={8} />}
      {data && (
        <>
          <Section title="System.job.scheduled">
            <TotalTable
              label={translate('System.job.scheduled')}
              rows={rows.filter(({ every }) => every !== null)}
              columns={columns}
            />
          </Section>
          <Section title="System.job.started">
            <TotalTable
              label={translate('System.job.started')}
              rows={rows.filter(({ every }) => every === null)}
              columns={columns.filter(({ source }) => source !== 'every' && source !== 'next_at')}
            />
          </Section>
        </>
      )}
    </PlainPage>
  )
}
