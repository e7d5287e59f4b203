import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatDate } from '#src/kit/value/field/formatDate.ts'

const results = listCall(scoringResult)
const refreshOn = [scoringResult]

/** The scores of a shop over its last thirty days with one. A point leads to its day. */
export function ScoreHistory({ storeId }: { readonly storeId: string }) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const query = { cond: { store_id: storeId }, sort: { stat_time: -1 as const }, range: '0-29' }
  const { data, isPending, error, retry } = useCall(results, { query }, { refreshOn })
  const list = data?.list.toReversed() ?? []
  const addressOf = (stat_time: string) => {
    const params = new URLSearchParams(search)
    params.set('stat_time', stat_time)
    return `${pathname}?${params.toString()}`
  }
  return (
    <Chart
      kind="lines"
      title={translate('RM_evaluate.shop.history')}
      by={translate('RM_evaluate.shop.by')}
      categories={list.map(({ stat_time }) => ({
        id: String(stat_time),
        label: formatDate(stat_time, 'YYYY/M/D'),
      }))}
      series={[
        { id: 'score', label: translate('RM_evaluate.shop.own'), values: list.map(({ score }) => score) },
        {
          id: 'site_average',
          label: translate('RM_evaluate.shop.site_average'),
          values: list.map(({ site_average }) => site_average),
        },
      ]}
      to={({ category }) => addressOf(category)}
      {...{ isPending, error, retry }}
    />
  )
}
