import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { store } from '#contract/brandDB/store.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import styles from './Brand.module.css'
import { StoreName } from './StoreName.tsx'
import { Tenancies } from './Tenancies.tsx'
import { useStoreNumbers } from './useStoreNumbers.ts'

const tenantShipList = listCall(tenantShip)
const storeList = listCall(store)

/**
 * Where a brand trades at the sites of the user: its tenancies, for users who may see them; otherwise the
 * stores that it is in today. Nothing where there are none.
 */
export const Places = (props: { readonly brandId: string }) =>
  useCan(tenantShip.can.view) ? <AllTenancies {...props} /> : <AllStores {...props} />

function AllTenancies({ brandId }: { readonly brandId: string }) {
  const query = { cond: { brand_id: brandId }, sort: { start_date: -1 as const }, ...first }
  const { data } = useCall(tenantShipList, { query }, { refreshOn: [tenantShip] })
  const numbers = useStoreNumbers(data?.list.map(({ store_id }) => store_id) ?? [])
  return <BySite {...data}>{(ships) => <Tenancies {...{ ships, numbers }} />}</BySite>
}

function AllStores({ brandId }: { readonly brandId: string }) {
  const query = { cond: { brand_id: brandId }, sort: { store_no: 1 as const }, ...first }
  const { data } = useCall(storeList, useCan(store.can.view) ? { query } : null, { refreshOn: [store] })
  return (
    <BySite {...data}>
      {(stores) => (
        <ul className="stack">
          {stores.map(({ _id, site, store_no, current_ship }) => (
            <li key={_id} className="row wrap anywhere">
              <StoreName id={_id} site={site} number={store_no} />
              {current_ship?.trade_name && <span>{current_ship.trade_name}</span>}
            </li>
          ))}
        </ul>
      )}
    </BySite>
  )
}

const first = { range: '0-499', site: 'ALL' }

interface BySiteProps<T> {
  readonly list?: readonly T[]
  readonly total?: number
  /** Renders the records of one site. */
  readonly children: (records: readonly T[]) => ReactNode
}

function BySite<T extends { readonly site: string }>({ list = [], total = 0, children }: BySiteProps<T>) {
  const translate = useTranslate()
  if (list.length === 0) return null
  return (
    <Section title="brandDB.brand.group.places">
      <div className={styles['places']}>
        {[...Map.groupBy(list, ({ site }) => site)].map(([site, records]) => (
          <div key={site}>
            <p className={styles['site']}>
              <ReferenceLabel to="site" id={site} />
            </p>
            {children(records)}
          </div>
        ))}
        {total > list.length && (
          <p className="muted">{translate('brandDB.brand.latest_of', { shown: list.length, total })}</p>
        )}
      </div>
    </Section>
  )
}
