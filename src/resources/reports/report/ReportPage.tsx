import { useParams } from 'react-router-dom'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { valuesIn } from './parameters.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { ScheduleButton } from './ScheduleButton.tsx'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { useReports } from './useReports.ts'

/** A report: its parameters, which are in the address, its first rows, and its file. */
export function ReportPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const local = useLocalText()
  const { data, error, retry } = useReports()
  const report = data?.list.find((one) => one.id === id)
  const back = <BackLink to="/reports/center">{translate('reports.center.title')}</BackLink>
  const { text, choice } = usePageChoices()
  const site = usePerson().site?._id ?? null
  if (!report) {
    return (
      <PlainPage title="reports.center.title" back={back}>
        {error ? (
          <ErrorState error={error} retry={retry} />
        ) : data ? (
          <p role="alert">{translate('reports.report.absent')}</p>
        ) : (
          <RecordSkeleton lines={4} />
        )}
      </PlainPage>
    )
  }
  const isEverywhere = report.scope === 'global' || choice('scope', ['here', 'all']) === 'all'
  const run = { report: id, site: isEverywhere ? null : site, params: valuesIn(report.takes, text) }
  return (
    <PlainPage
      title={local(report.title)}
      back={back}
      actions={
        <>
          <ScheduleButton run={run} />
          <PrintAction />
        </>
      }
    >
      <p className="muted">{local(report.does)}</p>
      <ReportForm key={id} report={report} />
      <ReportPreview key={JSON.stringify(run)} run={run} />
    </PlainPage>
  )
}
