import { useMemo } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { performanceChanges } from '#contract/PS/performanceChanges.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { ReportPage } from '#src/kit/page/report/ReportPage.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { changeColumns } from './changeColumns.tsx'
import { ChangeCharts } from './ChangeCharts.tsx'
import { ChangeControls } from './ChangeControls.tsx'
import { useChangeChoices } from './useChangeChoices.ts'

/** What a recalculation changed: figures before and after, and the inputs that changed. */
export function PerformanceChanges() {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const choices = useChangeChoices()
  const { runs, run, tenancy, input, text } = choices
  const site = choices.site ?? ''
  const columns = useMemo(() => changeColumns({ translate, seesRent, site }), [translate, seesRent, site])
  const forced = runs.data?.list.find(({ _id, force }) => _id === run && force)
  return (
    <ReportPage
      title="PS.changes.title"
      name="PS/changes"
      file={`performance_changes_${run}`}
      call={performanceChanges}
      input={input}
      inputFrom={runs}
      isPaged
      columns={columns}
      controls={<ChangeControls {...choices} />}
      back={
        tenancy === '' ? (
          <BackLink to="/PS/performance">{translate('PS.performance.title')}</BackLink>
        ) : (
          <BackLink to={`/PS/performance/${encodeURIComponent(tenancy)}`}>
            {translate('PS.performance.title')}
          </BackLink>
        )
      }
      renderTop={(report) => (
        <>
          {forced && <p>{translate('PS.changes.forced', { reason: forced.reason ?? '' })}</p>}
          <ChangeCharts report={report} hasLargest={text('page') === '' || text('page') === '1'} />
        </>
      )}
    />
  )
}
