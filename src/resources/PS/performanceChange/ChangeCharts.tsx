import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CallResult } from '#src/kit/base/call/useCall.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { partsOf } from '#src/resources/PS/performance/performanceRow.ts'
import { useFigures } from '#src/resources/PS/performance/useFigures.ts'
import type { ChangedRow, ChangesReply } from './changedRow.ts'
import { ComparedTotals, costMoves } from './ComparedTotals.tsx'
import type { Step } from './stepsOf.ts'

interface ChangeChartsProps {
  readonly report: CallResult<ChangesReply>
  /** Whether the rows of the report are those that changed most. */
  readonly hasLargest: boolean
}

/** The totals before and after, and where the difference comes from. */
export function ChangeCharts({ report: { data, isPending, error, retry }, hasLargest }: ChangeChartsProps) {
  const translate = useTranslate()
  const figure = useFigures().label
  const { rows, total } = partsOf(data?.list ?? [])
  const label = (key: string) => translate(`PS.changes.${key}`)
  const state = { isPending, error: data ? null : error, retry }
  const sales = {
    figure: 'sales',
    title: label('chart.sales'),
    by: label('store'),
    moves: movesByShop(rows),
  } as const
  const cost = {
    figure: 'occupancy_cost',
    title: label('chart.cost'),
    by: label('causes'),
    moves: costMoves(total, figure),
  } as const
  // Without rows there is nothing to draw, and the table says so.
  if (data && !total) return null
  return (
    <ComparedTotals
      total={total}
      currency={data?.currency}
      cards={[
        ['sales', 'up'],
        ['occupancy_cost', 'down'],
        ['ocr', 'down'],
      ]}
      than={label('than_before')}
      waterfalls={total && total.sales_before === null ? [] : [...(hasLargest ? [sales] : []), cost]}
      labels={{ before: label('was'), others: label('others'), after: label('now') }}
      {...state}
    >
      <FigureCard label={label('rows')} value={data?.total} unit="count" {...state} />
    </ComparedTotals>
  )
}

/** How much the sales of each shop moved, over all months. */
function movesByShop(rows: readonly ChangedRow[]): readonly Step[] {
  const shops = Map.groupBy(rows, ({ name }) => name)
  return [...shops].map(([name, of]) => ({
    id: name,
    label: name,
    value: of.reduce((sum, { sales_change }) => sum + (sales_change ?? 0), 0),
  }))
}
