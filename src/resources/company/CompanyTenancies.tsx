import { useTranslate } from 'react-admin'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { useCan } from '#src/kit/subject.ts'
import styles from './Company.module.css'

const tenantShipList = listCall(tenantShip)

/** So many, the latest first. */
const most = 10

/** Where a company has rented at the sites of the reader; nothing for those who may not see tenancies, or where there are none. */
export const CompanyTenancies = ({ companyId }: { readonly companyId: string }) =>
  useCan(tenantShip.can.view) ? <Tenancies companyId={companyId} /> : null

function Tenancies({ companyId }: { readonly companyId: string }) {
  const translate = useTranslate()
  const { data } = useCall(
    tenantShipList,
    { query: { cond: { company_id: companyId }, range: `0-${most - 1}`, site: 'ALL' } },
    { refreshOn: [tenantShip] },
  )
  const { list = [], total = 0 } = data ?? {}
  if (list.length === 0) return null
  return (
    <Section title="brandDB.company.group.tenancies">
      <ul className={styles['rows']}>
        {list.map((ship) => (
          <li key={ship._id}>
            <ReferenceLabel to="store" id={ship.store_id} link />
            <ReferenceLabel to="brand" id={ship.brand_id} link />
            <span className={styles['second']}>
              <ReferenceLabel to="site" id={ship.site} />{' '}
              {translate('brandDB.company.tenancy', {
                from: formatDay(ship.start_date),
                to: formatDay(ship.actual_exit_date ?? ship.end_date),
              })}
            </span>
          </li>
        ))}
      </ul>
      {total > list.length && (
        <p className={styles['second']}>
          {translate('brandDB.company.all_tenancies', { shown: list.length, total })}
        </p>
      )}
    </Section>
  )
}
