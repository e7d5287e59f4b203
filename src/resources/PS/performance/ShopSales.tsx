import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { PerformanceCard } from './PerformanceCard.tsx'
import { TrendChart } from './TrendChart.tsx'
import { monthName } from './monthName.ts'

interface ShopProps {
  readonly storeId: string
}

const months = 24

/** The last month of a shop as figure cards. What depends on rents is only for users who may see rents. */
export function ShopSalesCards({ storeId }: ShopProps) {
  const translate = useTranslate()
  const { data, isPending, error, retry } = useCall(retailPerformance, {
    query: { store_id: storeId, months },
  })
  const current = data?.current
  const labelOf = (figure: string): string =>
    current?.stat_month
      ? translate('PS.performance.shop.month_of', { figure, month: monthName(translate, current) })
      : figure
  return (
    <>
      {(['sales', 'sales_density', 'total_rent', 'ocr'] as const).map((figure) => (
        <PerformanceCard
          key={figure}
          {...{ figure, labelOf, isPending, error, retry }}
          currency={data?.currency}
          value={data && (current?.[figure] ?? null)}
        />
      ))}
    </>
  )
}

/** What a shop sold and paid, as a tab of its page. */
export function ShopSales({ storeId }: ShopProps) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const reply = useCall(retailPerformance, { query: { store_id: storeId, months } })
  const label = (key: string) => translate(`PS.performance.${key}`)
  const tenancy = reply.data?.current?.tenant_ship_id
  return (
    <>
      <FigureCards>
        <ShopSalesCards storeId={storeId} />
      </FigureCards>
      <TrendChart title={label(seesRent ? 'record.trend' : 'record.sales')} reply={reply} />
      {tenancy && (
        <p>
          <LinkBase to={`/PS/performance/${encodeURIComponent(tenancy)}`}>{label('shop.more')}</LinkBase>
        </p>
      )}
    </>
  )
}
