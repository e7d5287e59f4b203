import { useGetList, useTranslate } from 'react-admin'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { useToday } from '#src/kit/call/useToday.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { dayOf, startOfDay } from '#src/kit/field/formatDate.ts'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'

const day = 86_400

/** The days of the last week for which tenants of the site have not reported sales. */
export function MissingSales() {
  const translate = useTranslate()
  const resource = useResourceOf(tenantSale.name) ?? ''
  const today = startOfDay(useToday()) ?? 0
  const { meta, isPending, error, refetch } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'sale_date', order: 'DESC' },
    filter: { sale_date: { $gte: dayOf(today - 7 * day), $lte: dayOf(today - day) } },
  })
  const missing: unknown = meta?.summary?.missing_days
  return (
    <FigureCard
      label={translate('PS.card.missing')}
      value={typeof missing === 'number' ? missing : null}
      to={`/${resource}`}
      retry={() => void refetch()}
      {...{ isPending, error }}
    />
  )
}
