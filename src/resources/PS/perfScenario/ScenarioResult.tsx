import { Alert } from '@mui/material'
import { useRecordContext, useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import type { CallParts } from '#contract/callInput.ts'
import { shown } from '#contract/PS/figures.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { scenarioFigures } from '#contract/PS/scenarioCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
import { usePaging } from '#src/kit/page/report/usePaging.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { TotalTable } from '#src/kit/table/total/TotalTable.tsx'
import { comparedColumns, nameColumn } from '#src/resources/PS/performanceChange/comparedColumns.tsx'
import { CalcWarnings } from '#src/resources/PS/recalculation/CalcWarnings.tsx'
import { ScenarioCharts, type Figures } from './ScenarioCharts.tsx'
import { useScenarioJob } from './useScenarioJob.ts'

const groups = ['store', 'brand', 'floor', 'category'] as const

/** The figures of a scenario compared with the real ones: cards, charts and a table. */
export function ScenarioResult() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecordContext()
  const calculating = useScenarioJob(record && String(record.id))
  const seesRent = useCan(seesRents)
  const { choice, set } = usePageChoices()
  const group = choice('by', groups)
  const whole = choice('rows_of', ['0', '1'])
  const { page, input, pagedRows } = usePaging(
    scenarioFigures,
    record ? { query: { scenario_id: String(record.id), group_by: group, whole } } : null,
  )
  const { data, isPrevious, error, retry } = useCall<Figures, CallParts>(scenarioFigures, input, {
    refreshOn: [perfScenario],
    keepsPrevious: true,
  })
  const label = (key: string) => translate(`PS.scenario.${key}`)
  return (
    <Section title="PS.scenario.result">
      {calculating !== null && (
        <JobProgress
          id={calculating}
          onEnd={(status) => {
            if (status === 'done') notify('PS.scenario.done', { type: 'success' })
            refresh()
          }}
        />
      )}
      {error && !data && <ErrorState error={error} retry={retry} />}
      {data && data.calculated_at === null && calculating === null && <p>{label('not_yet')}</p>}
      {data && data.calculated_at !== null && (
        <div className="column gap-16">
          <PageControls>
            <LabelledSelect
              label={label('by')}
              value={group}
              options={groups.map((name) => [name, translate(`PS.performance.groups.${name}`)])}
              onChange={(by) => set({ by, page: '' })}
            />
            <LabelledSelect
              label={label('rows')}
              value={whole}
              options={[
                ['0', label('changed')],
                ['1', label('whole')],
              ]}
              onChange={(rows_of) => set({ rows_of, page: '' })}
            />
          </PageControls>
          {data.warnings.length > 0 && (
            <Alert severity="warning">
              {label('left_out')}
              <CalcWarnings list={data.warnings} />
            </Alert>
          )}
          <ScenarioCharts data={data} hasLargest={page === 1} />
          <TotalTable
            label={label('result')}
            file={`what_if_${group}`}
            rows={data.list}
            currency={data.currency}
            isPrevious={isPrevious}
            columns={[
              nameColumn(`PS.performance.groups.${group}`),
              ...comparedColumns(shown.scenario, { translate, seesRent, texts: 'PS.scenario' }, () => ({})),
            ]}
            paged={pagedRows(data.total)}
          />
        </div>
      )}
    </Section>
  )
}
