import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { rentRoll } from '#contract/reports/report.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { DayControl } from './DayControl.tsx'
import { Legend } from './Legend.tsx'
import { PlanFloor } from './PlanFloor.tsx'
import styles from './Stacking.module.css'
import { floorsOf } from './floors.ts'
import { UnitPreview } from './UnitPreview.tsx'
import { useTones } from './useTones.ts'
import { refreshOn, useReportQuery } from './useReport.ts'

const modes = ['status', 'expiry', 'category'] as const
const allFloors = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'DESC' } } as const

/** The units of a mall, floor by floor, coloured by what their tenants do, when they leave or what they sell. */
export function StackingPlan() {
  const translate = useTranslate()
  const { query, as_of, setDay } = useReportQuery()
  const { choice, set } = usePageChoices()
  const mode = choice('by', modes)
  const { data, isPrevious, error, retry } = useCall(rentRoll, { query }, { refreshOn, keepsPrevious: true })
  const resource = useResourceOf('floor')
  const { data: floors = [] } = useGetList(resource ?? '', allFloors, {
    enabled: resource !== undefined,
    onError: () => undefined,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const tones = useTones(mode, data?.list ?? [])
  const plan = floorsOf(data?.list ?? [], floors)
  const unit = plan.flatMap(({ units }) => units).find(({ id }) => id === chosen)
  return (
    <PlainPage title="leasing.report.stacking" actions={<PrintAction isPrevious={isPrevious} />}>
      <DayControl day={as_of} onChange={setDay}>
        <LabelledSelect
          label={translate('leasing.report.color_by')}
          value={mode}
          options={modes.map((one) => [one, translate(`leasing.report.by.${one}`)])}
          onChange={(by) => set({ by })}
        />
      </DayControl>
      {error && !data && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton />}
      {data && (
        <>
          <Legend tones={tones.legend} />
          <div className={styles['plan']}>
            <div className={styles['floors']}>
              {plan.map((floor) => (
                <PlanFloor key={floor.id} floor={floor} toneOf={tones.toneOf} {...{ chosen, setChosen }} />
              ))}
            </div>
            {unit && <UnitPreview unit={unit} onClose={() => setChosen(null)} />}
          </div>
        </>
      )}
    </PlainPage>
  )
}
