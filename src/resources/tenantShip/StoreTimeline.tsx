import { useCreatePath, useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import { store } from '#contract/brandDB/store.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { localName } from '#src/kit/localName.ts'
import { Section } from '#src/kit/record/Section.tsx'
import { Timeline } from '#src/kit/timeline/Timeline.tsx'
import { statusColors } from './colors.ts'

const refreshOn = [store, tenantShip]

/** All tenancies of the store of a tenancy, and of the units that it came from or became. */
export function StoreTimeline() {
  const ship = useRecordContext<RecordOf<typeof tenantShip> & RaRecord>()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  const words = useWords()
  const locale = useLocale()
  const query = { store_id: ship?.store_id ?? '', include_lineage: '1' as const }
  const { data } = useCall(storeShips, ship ? { query } : null, { refreshOn })
  if (!ship || !data) return null
  return (
    <Section title="leasing.tenantShip.group.timeline">
      <Timeline
        label={translate('leasing.tenantShip.group.timeline')}
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
          ...(one._id === ship._id ? {} : { href: createPath({ resource, id: one._id, type: 'show' }) }),
        }))}
      />
    </Section>
  )
}
