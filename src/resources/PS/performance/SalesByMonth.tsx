import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { MissingAreas } from './MissingAreas.tsx'
import { MissingRates } from './MissingRates.tsx'
import { useFigures } from './useFigures.ts'
import { useSiteMonths } from './useSiteMonths.ts'
import { monthName } from './monthName.ts'

interface SalesByMonthProps {
  readonly title: string
  /** All sites together; by default the current one. */
  readonly site?: 'ALL'
  /** The address of a month. */
  readonly to?: (month: string) => string
}

/** Sales over thirteen months as a line. */
export function SalesByMonth({ title, site, to }: SalesByMonthProps) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = useSiteMonths(site)
  const months = data?.trend ?? []
  const { series } = useFigures(data?.currency)
  return (
    <>
      {data && <MissingRates rows={[data.current]} currency={data.currency} />}
      {data && <MissingAreas rows={[data.current]} />}
      <Chart
        kind="lines"
        title={title}
        by={translate('PS.performance.month')}
        categories={months.map((at) => ({ id: at.stat_month, label: monthName(translate, at) }))}
        series={series('sales', months)}
        {...(to ? { to: ({ category }: { category: string }) => to(category) } : {})}
        {...{ isPending, error: data ? null : error, retry }}
      />
    </>
  )
}
