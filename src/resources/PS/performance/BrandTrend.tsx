import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { MissingAreas } from './MissingAreas.tsx'
import { MissingRates } from './MissingRates.tsx'
import { TrendChart } from './TrendChart.tsx'

/** What all shops of a brand sold at the sites of the user, and paid for it, month by month. */
export function BrandTrend({ brandId }: { readonly brandId: string }) {
  const translate = useTranslate()
  const seesRent = useCan(seesRents)
  const reply = useCall(retailPerformance, { query: { site: 'ALL', brand_id: brandId, months: 24 } })
  const { data } = reply
  return (
    <>
      {data && <MissingRates rows={[data.current]} currency={data.currency} />}
      {data && <MissingAreas rows={[data.current]} />}
      <TrendChart
        title={translate(`PS.performance.chart.${seesRent ? 'brand' : 'brand_sales'}`)}
        reply={reply}
        withRent
      />
    </>
  )
}
