import { Alert } from '@mui/material'
import { useCreatePath, useRefresh } from 'react-admin'
import { billedCharges, billingLine, lineActions } from '#contract/PS/billingLine.ts'
import type { billingRun } from '#contract/PS/billingRun.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { CalcWarnings } from '#src/resources/PS/recalculation/CalcWarnings.tsx'
import { actionColors } from './colors.ts'
import { useBillingJob } from './useBillingJob.ts'

type Group = RecordOf<typeof billingRun>['groups'][number]

/** What a run comes to: by what it does, each leading to its lines, and by kind of charge. */
export function RunTotals() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const run = useRecord<typeof billingRun>()
  const calculating = useBillingJob(run && String(run.id))
  const { sites } = usePerson().user
  const lines = useResourceOf(billingLine.name) ?? ''
  const { choice } = useWords(lines)
  const list = useCreatePath()({ resource: lines, type: 'list' })
  if (!run) return null
  const currency = sites.find(({ _id }) => _id === run.site)?.currency
  const unit = currency === undefined ? 'count' : { currency }
  const address = (filter: object) =>
    `${list}?filter=${encodeURIComponent(JSON.stringify({ run_id: run.id, ...filter }))}`
  const count = (action: Group['action']) =>
    sum(
      run.groups.filter((group) => group.action === action),
      'count',
    )
  const amount = ({ action, charge_type }: Pick<Group, 'action' | 'charge_type'>) =>
    sum(
      run.groups.filter((group) => group.action === action && group.charge_type === charge_type),
      'difference',
    )
  const changing = lineActions.filter((action) => action !== 'leave' && count(action) > 0)
  return (
    <Section title="PS.billing.totals">
      <div className="column gap-16">
        {calculating !== null && <JobProgress id={calculating} onEnd={refresh} />}
        {run.calculated_at === null && calculating === null && (
          <p>{translate('PS.billing.not_calculated')}</p>
        )}
        {run.warnings.length > 0 && (
          <Alert severity="warning">
            {translate('PS.billing.left_out')}
            <CalcWarnings list={run.warnings} />
          </Alert>
        )}
        {run.calculated_at !== null && (
          <>
            <FigureCards>
              <FigureCard label={translate('PS.billing.amount')} value={run.difference ?? 0} unit={unit} />
              {lineActions.map((action) => (
                <FigureCard
                  key={action}
                  label={choice('action', action)}
                  value={count(action)}
                  to={address({ action })}
                />
              ))}
            </FigureCards>
            <Chart
              kind="bars"
              title={translate('PS.billing.chart')}
              by={translate('PS.billing.charge')}
              categories={billedCharges.map((id) => ({ id, label: choice('charge_type', id) }))}
              series={changing.map((action) => ({
                id: action,
                label: choice('action', action),
                unit,
                color: actionColors[action],
                values: billedCharges.map((charge_type) => amount({ action, charge_type })),
              }))}
              to={({ series, category }) => address({ action: series, charge_type: category })}
            />
          </>
        )}
      </div>
    </Section>
  )
}

const sum = (groups: readonly Group[], of: 'count' | 'difference'): number =>
  groups.reduce((total, group) => total + group[of], 0)
