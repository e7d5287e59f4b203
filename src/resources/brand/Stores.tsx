import { useTranslate } from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { useCan } from '#src/kit/subject.ts'
import styles from './Brand.module.css'
import { bySite } from './bySite.ts'
import { StoreName } from './StoreName.tsx'

const storeList = listCall(store)

/** The stores that a brand is in today, site by site; nothing where there are none, or for those who may not see stores. */
export const Stores = ({ brandId }: { readonly brandId: string }) =>
  useCan(store.can.view) ? <Listed brandId={brandId} /> : null

function Listed({ brandId }: { readonly brandId: string }) {
  const translate = useTranslate()
  const { data } = useCall(
    storeList,
    { query: { cond: { brand_id: brandId }, sort: { store_no: 1 }, range: '0-499', site: 'ALL' } },
    { refreshOn: [store] },
  )
  const { list = [], total = 0 } = data ?? {}
  if (list.length === 0) return null
  return (
    <Section title="brandDB.brand.group.places">
      <div className={styles['places']}>
        {bySite(list).map(([site, stores]) => (
          <div key={site}>
            <p className={styles['site']}>
              <ReferenceLabel to="site" id={site} />
            </p>
            <ul>
              {stores.map(({ _id, store_no, current_ship }) => (
                <li key={_id}>
                  <StoreName id={_id} site={site} number={store_no} />
                  {current_ship?.trade_name && <span>{current_ship.trade_name}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {total > list.length && (
          <p className={styles['second']}>
            {translate('brandDB.brand.latest_of', { shown: list.length, total })}
          </p>
        )}
      </div>
    </Section>
  )
}
