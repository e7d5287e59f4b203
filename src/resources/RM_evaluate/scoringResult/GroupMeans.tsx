import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ScoreGroups } from '#contract/RM_evaluate/scoringResult.ts'
import { formatNumber, noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { RankingBars } from '#src/kit/value/figure/RankingBars.tsx'
import { useSummary } from '#src/kit/table/list/useSummary.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'

/** What results are grouped by. */
export const groupings = ['floor', 'category'] as const
export type Grouping = (typeof groupings)[number]

const sources = {
  floor: { field: 'floor_id', to: 'floor', part: 'by_floor' },
  category: { field: 'category_id', to: 'brand_category', part: 'by_category' },
} as const

interface GroupMeansProps {
  readonly by: Grouping
}

/** The averages of floors or categories over the matching results. Each leads to the list of its shops. */
export function GroupMeans({ by }: GroupMeansProps) {
  const translate = useTranslate()
  const { filterValues, sort, perPage } = useListContext()
  const summary = useSummary()
  const { field, to, part } = sources[by]
  const groups = (summary?.[part] ?? []) as ScoreGroups
  if (groups.length === 0) return null
  return (
    <RankingBars
      headings={[
        translate('RM_evaluate.result.ranking.rank'),
        translate(`RM_evaluate.result.groups.${by}`),
        translate('RM_evaluate.result.groups.average'),
      ]}
      mark={typeof summary?.['average'] === 'number' ? summary['average'] / 100 : null}
      rows={groups.map(({ id, average, stores, rank }) => ({
        id: id ?? '',
        rank,
        name: (
          <>
            {id === null ? noValue : <ReferenceLabel to={to} id={id} />} ({formatNumber(stores)})
          </>
        ),
        to: id === null ? undefined : viewAddress({ ...filterValues, [field]: [id] }, sort, perPage),
        share: (average ?? 0) / 100,
        text: average,
      }))}
    />
  )
}
