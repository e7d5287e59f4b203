import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { rentRoll } from '#contract/reports/report.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { SearchControl } from '#src/kit/page/statistics/SearchControl.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'
import styles from './Workspace.module.css'

/** Who is in which unit, floor by floor. */
export function TenantDirectory() {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const pageOf = usePageShowing('store')
  const { text, set } = usePageChoices()
  const { data, error, retry } = useCall(rentRoll, { query: {} })
  const wanted = text('q').toLowerCase()
  const units = (data?.list ?? [])
    .map((unit) => ({ ...unit, tenant: tenantName(unit, locale) }))
    .filter(({ store_no, tenant, trade_name }) =>
      `${store_no} ${tenant} ${trade_name ?? ''}`.toLowerCase().includes(wanted),
    )
  return (
    <PlainPage title="DP.tenants">
      <SearchControl label={translate('DP.search')} value={text('q')} onChange={(q) => set({ q })} />
      {!data && (error ? <ErrorState error={error} retry={retry} /> : <RecordSkeleton lines={8} />)}
      {data && units.length === 0 && <p>{translate('DP.none')}</p>}
      {[...Map.groupBy(units, ({ floor_id }) => floor_id)].map(([floor, all]) => (
        <section key={floor} className={styles['floor']}>
          <h2>
            <ReferenceLabel to="floor" id={floor} />
          </h2>
          <ul className={styles['units']}>
            {all.map(({ store_id, tenant_ship_id, store_no, tenant, area }) => (
              <li
                className="stack gap-8"
                key={`${store_id} ${tenant_ship_id}`}
                data-vacant={tenant_ship_id === null || undefined}
              >
                <span>{store_no}</span>
                <strong className="cut medium">
                  {tenant_ship_id === null ? (
                    translate('DP.vacant')
                  ) : pageOf ? (
                    <LinkBase to={pageOf(store_id)}>{tenant || store_no}</LinkBase>
                  ) : (
                    tenant
                  )}
                </strong>
                <span>{formatArea(area)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PlainPage>
  )
}
