import { useCreatePath, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { Timeline } from '#src/kit/value/timeline/Timeline.tsx'
import { StoreRents } from '#src/resources/leasing/tenantRent/StoreRents.tsx'
import { statusColors } from './colors.ts'

interface TenanciesProps {
  /** The message key of the heading. */
  readonly title: string
  readonly storeId: string
  /** The tenancy whose page this is, which needs no link. */
  readonly onScreen?: string
}

const refreshOn = [store, tenantShip, leaseShip]

/** All tenancies of a store, and of the units that it came from or became. */
export function Tenancies({ title, storeId, onScreen }: TenanciesProps) {
  const resource = useResourceOf(tenantShip.name) ?? ''
  const mayView = useCan(tenantShip.can.view)
  const createPath = useCreatePath()
  const translate = useTranslate()
  const words = useWords(resource)
  const locale = useLocale()
  const query = { store_id: storeId, include_lineage: '1' as const }
  const { data, error, retry } = useCall(storeShips, { query }, { refreshOn })
  if (!data) return error && <ErrorState error={error} retry={retry} />
  return (
    <Section title={title}>
      <Timeline
        label={translate(title)}
        entries={data.list.map((one) => ({
          id: one._id,
          from: one.start_date,
          to: one.actual_exit_date ?? one.end_date,
          title: localName(one.brand, locale) || (one.trade_name ?? one.brand_id),
          state: {
            label: words.choice('status', one.status),
            tone: statusColors[one.status] ?? 'grey',
          },
          text: [one.company && localName(one.company, locale), one.lease?.contract_no]
            .filter(Boolean)
            .join(' · '),
          ...(one._id === onScreen || !mayView
            ? {}
            : { href: createPath({ resource, id: one._id, type: 'show' }) }),
        }))}
      />
    </Section>
  )
}

/** The tenancies and rents of a shop, as a tab of its page. Users see rents only with the right to. */
export const ShopTenancies = ({ storeId }: { readonly storeId: string }) => (
  <>
    <Tenancies title="leasing.shop.tenancies" storeId={storeId} />
    <StoreRents storeId={storeId} />
  </>
)
