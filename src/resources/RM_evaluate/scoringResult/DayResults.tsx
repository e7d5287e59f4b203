import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { gzAverage } from '#contract/RM_evaluate/scoringRanking.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { useSummary } from '#src/kit/table/list/useSummary.ts'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { useScoringDays } from '#src/resources/RM_evaluate/scoringReport/useScoringDays.ts'
import { DownloadRanking } from './DownloadRanking.tsx'
import { groupings, GroupMeans, type Grouping } from './GroupMeans.tsx'
import { VersionBanner } from './VersionBanner.tsx'

/** Chooses the day of the list, and shows its averages and which version of its results this is. */
export function DayResults() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const [by, setBy] = useState<Grouping | ''>('')
  const summary = useSummary()
  const site = usePerson().site?._id
  const chosen = chosenDay(filterValues['stat_time'])
  const days = useScoringDays({ since: chosen })
  const scored = days.data?.list.filter(({ result_set }) => result_set !== null) ?? []
  const day = scored.find(({ stat_time }) => stat_time === chosen)
  const benchmark = useCall(gzAverage, chosen === undefined ? null : { query: { stat_time: chosen } })
  const figure = (name: string) => (typeof summary?.[name] === 'number' ? summary[name] : null)
  return (
    <div className="column gap-12">
      <PageControls>
        <LabelledSelect
          label={translate('RM_evaluate.result.day')}
          value={String(chosen ?? '')}
          options={scored.map(({ stat_time, label }) => [String(stat_time), formatDay(label)])}
          onChange={(value) => setFilters({ ...filterValues, stat_time: onDay(Number(value)) })}
        />
        <LabelledSelect
          label={translate('RM_evaluate.result.groups.by')}
          value={by}
          options={(['', ...groupings] as const).map((one) => [
            one,
            translate(`RM_evaluate.result.groups.${one || 'none'}`),
          ])}
          onChange={setBy}
        />
        {chosen !== undefined && <DownloadRanking stat_time={chosen} />}
      </PageControls>
      <FigureCards>
        <FigureCard
          label={translate('RM_evaluate.result.average')}
          value={figure('average')}
          isPending={!summary}
        />
        <FigureCard
          label={translate('RM_evaluate.result.median')}
          value={figure('median')}
          isPending={!summary}
        />
        {benchmark.data?.site !== site && (
          <FigureCard
            label={translate('RM_evaluate.result.benchmark')}
            value={benchmark.data?.average}
            isPending={benchmark.isFetching && !benchmark.data}
            error={benchmark.error}
            retry={benchmark.retry}
          />
        )}
        <FigureCard
          label={translate('RM_evaluate.result.shops')}
          value={figure('stores')}
          isPending={!summary}
        />
      </FigureCards>
      {by !== '' && <GroupMeans by={by} />}
      {day?.result_set && <VersionBanner key={day.stat_time} version={day.result_set} />}
    </div>
  )
}

/** The filter for one day. */
export const onDay = (stat_time: number) => ({ $gte: stat_time, $lte: stat_time })

/** The day that a filter is for; undefined if it is for several. */
const chosenDay = (filter: unknown): number | undefined => {
  const { $gte, $lte }: { $gte?: unknown; $lte?: unknown } = filter instanceof Object ? filter : {}
  return typeof $gte === 'number' && $gte === $lte ? $gte : undefined
}
