import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { salesMonth } from '#contract/PS/salesMonth.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { dayOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { missingOf } from './monthTable.ts'

/** The days for which tenants of the site have not reported sales, in the month of yesterday: the table that it leads to counts the same. */
export function MissingSales() {
  const translate = useTranslate()
  const resource = useResourceOf(tenantSale.name) ?? ''
  const site = usePerson().site?._id ?? ''
  const month = dayOf((startOfDay(useToday()) ?? 0) - 1).slice(0, 7)
  const { data, isPending, error, retry } = useCall(
    salesMonth,
    { query: { site, month } },
    { refreshOn: [tenantSale] },
  )
  return (
    <FigureCard
      label={translate('PS.card.missing', { month })}
      value={data && missingOf(data, month)}
      to={`/${resource}?${new URLSearchParams({ month, missing: '1' })}`}
      {...{ isPending, error: data ? null : error, retry }}
    />
  )
}
