import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import { ReportPage } from '#src/kit/page/report/ReportPage.tsx'
import { Freshness } from './Freshness.tsx'
import { MissingAreas } from './MissingAreas.tsx'
import { PerformanceCards } from './PerformanceCards.tsx'
import { PerformanceCharts, PerformanceInsights } from './PerformanceCharts.tsx'
import { PerformanceControls } from './PerformanceControls.tsx'
import { ToDateNote } from './ToDateNote.tsx'
import { usePerformanceChoices } from './usePerformanceChoices.ts'
import { usePerformanceColumns } from './usePerformanceColumns.tsx'

/** Sales, rents and their ratios by store, brand, floor, category or site. */
export function PerformanceReport() {
  const translate = useTranslate()
  const choices = usePerformanceChoices()
  const columns = usePerformanceColumns(choices)
  const { group, from, to, input, trend } = choices
  return (
    <ReportPage
      title="PS.performance.title"
      name="PS/performance"
      file={`retail_performance_${group}_${from === to ? to : `${from}_${to}`}`}
      call={retailPerformanceList}
      input={input}
      inputFrom={trend}
      columns={columns}
      controls={<PerformanceControls {...choices} />}
      renderState={(reply) => (
        <>
          <Freshness {...reply} />
          <Button component={LinkBase} to="/PS/scenario">
            {translate('PS.scenario.open')}
          </Button>
        </>
      )}
      renderTop={(report) => (
        <>
          <ToDateNote list={report.data?.list} month={to} />
          <MissingAreas rows={report.data?.list ?? []} />
          <PerformanceCards report={report} choices={choices} />
          <PerformanceCharts report={report} choices={choices} />
        </>
      )}
      renderBottom={(report) => <PerformanceInsights report={report} choices={choices} />}
    />
  )
}
