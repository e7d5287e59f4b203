import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { dailyItemHistory } from '#contract/RM_evaluate/scoringRanking.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import type { Period } from '#src/kit/page/statistics/usePeriod.ts'

interface ItemHistoryProps {
  readonly storeId: string
  readonly itemId: string
  /** The name of the item, in the user's language. */
  readonly name: string
  /** By default the last 90 days. */
  readonly days?: Period
}

const refreshOn = [scoringResult]

/** The scores of a shop on one item, compared with those of the site. */
export function ItemHistory({ storeId, itemId, name, days }: ItemHistoryProps) {
  const translate = useTranslate()
  const query = { store_id: storeId, item_id: itemId, ...days }
  const { data, isPending, error, retry } = useCall(dailyItemHistory, { query }, { refreshOn })
  const list = data?.list ?? []
  return (
    <Chart
      kind="lines"
      title={translate('RM_evaluate.shop.item_history', { item: name })}
      by={translate('RM_evaluate.shop.by')}
      categories={list.map(({ stat_time, report_id }) => ({
        id: report_id,
        label: formatDate(stat_time, 'YYYY/M/D'),
      }))}
      series={[
        {
          id: 'ratio',
          label: translate('RM_evaluate.shop.own'),
          unit: 'ratio',
          values: list.map(({ ratio }) => ratio),
        },
        {
          id: 'site_average',
          label: translate('RM_evaluate.shop.site_average'),
          unit: 'ratio',
          values: list.map(({ site_average }) => site_average),
        },
      ]}
      {...{ isPending, error, retry }}
    />
  )
}
