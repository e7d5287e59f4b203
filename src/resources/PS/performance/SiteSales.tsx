import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { retailPerformanceList } from '#contract/PS/retailPerformance.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { MissingAreas } from './MissingAreas.tsx'
import { MissingRates } from './MissingRates.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'
import { idOf, partsOf } from './performanceRow.ts'
import { basisName, monthName } from './monthName.ts'
import { SalesByMonth } from './SalesByMonth.tsx'
import { useFigures } from './useFigures.ts'
import { useSiteMonths } from './useSiteMonths.ts'

/** The sales of the sites in the latest month, with their cost ratios for users who may see rents. */
export function SiteSales() {
  const translate = useTranslate()
  const months = useSiteMonths('ALL')
  const month = months.data?.current?.stat_month ?? null
  const sort = JSON.stringify({ sales: -1 })
  const { data, ...list } = useCall(
    retailPerformanceList,
    month === null
      ? null
      : { query: { site: 'ALL', stat_month: month, group_by: 'site', comparable: '0', sort, range: '0-49' } },
  )
  const { isPending, error, retry } = months.data ? list : months
  const { rows, total } = partsOf(data?.list ?? [])
  const { series } = useFigures(data?.currency)
  return (
    <div className="stack gap-12">
      {data && <MissingRates rows={data.list} currency={data.currency} />}
      {data && <MissingAreas rows={data.list} />}
      <FigureCards>
        <FigureCard
          label={translate('PS.card.all_sites', { month: monthName(translate, total) })}
          value={data && (total?.sales ?? null)}
          unit={{ currency: data?.currency ?? 'CNY' }}
          reference={
            typeof total?.sales_prev_month === 'number'
              ? { value: total.sales_prev_month, label: basisName(translate, total, 'before'), good: 'up' }
              : undefined
          }
          {...{ isPending, error: data ? null : error, retry }}
        />
        <PerformanceCard
          figure="ocr"
          currency={data?.currency}
          labelOf={(figure) => `${figure} · ${monthName(translate, total)}`}
          value={data && (total?.ocr ?? null)}
          {...{ isPending, error: data ? null : error, retry }}
        />
      </FigureCards>
      <Chart
        kind="combination"
        title={translate('PS.card.sites', { month: monthName(translate, months.data?.current) })}
        by={translate('PS.performance.groups.site')}
        categories={rows.map((row) => ({ id: idOf(row), label: row.name }))}
        series={[
          // An amount in another currency has no place on the same axis.
          ...series(
            'sales',
            rows.map(({ sales, currency }) => ({ sales: currency === data?.currency ? sales : null })),
          ),
          ...series('ocr', rows, 'line'),
        ]}
        {...{ isPending, error: data ? null : error, retry }}
      />
    </div>
  )
}

/** The sales of all sites together over thirteen months. */
export const GroupSales = () => <SalesByMonth title={useTranslate()('PS.card.group_line')} site="ALL" />
