import { useCreatePath, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { useResult } from './result.ts'

const visits = listCall(myscustResult)
const refreshOn = [myscustResult]
const options = { refreshOn, keepsPrevious: true }
const statuses = ['published', 'appealing'] as const

/** The published visits of the shop of the visit on screen. */
export function Trend() {
  const store_id = useResult()?.store_id
  return store_id === undefined ? null : <TrendOf storeId={store_id} />
}

/** The published visits of a shop over time, as a whole and by section. A point leads to its visit. */
export function TrendOf({ storeId }: { readonly storeId: string }) {
  const current = useResourceContext()
  const resource = useResourceOf(myscustResult.name) ?? current ?? ''
  const translate = useTranslate()
  const createPath = useCreatePath()
  const cond = { store_id: storeId, status: { $in: [...statuses] } }
  const query = { cond, sort: { visit_at: -1 as const }, range: '0-49' }
  const { data, isPending, error, retry } = useCall(visits, { query }, options)
  // The latest are fetched; a chart reads from left to right.
  const list = data?.list.toReversed() ?? []
  const sections = [...new Set(list.flatMap((visit) => visit.sections.map(({ section }) => section)))]
  if (data && list.length < 2) return null
  return (
    <Chart
      kind="lines"
      title={translate('RM.result.trend.title')}
      by={translate('RM.result.trend.by')}
      categories={list.map(({ _id, period, round }) => ({
        id: _id,
        label: round > 1 ? `${period} #${round}` : period,
      }))}
      series={[
        {
          id: 'whole',
          label: translate('RM.result.trend.whole'),
          values: list.map(({ score }) => score),
        },
        ...sections.map((section) => ({
          id: section,
          label: section,
          values: list.map((visit) => visit.sections.find((one) => one.section === section)?.score ?? null),
        })),
      ]}
      to={({ category }) => createPath({ resource, id: category, type: 'show' })}
      isPending={isPending}
      error={error}
      retry={retry}
    />
  )
}
