import { useTranslate } from 'react-admin'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { listCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import styles from './Brand.module.css'
import { bySite } from './bySite.ts'
import { StoreName } from './StoreName.tsx'
import { useStoreNumbers } from './useStoreNumbers.ts'

const tenantShipList = listCall(tenantShip)

type Tenancy = RecordOf<typeof tenantShip>

const statusColors: StatusColors = {
  signed: 'blue',
  fitting_out: 'blue',
  trading: 'green',
  notice: 'amber',
  exited: 'grey',
}

/** The tenancies of a brand at the sites of the reader, site by site: what runs, and what is over to be opened. */
export function Tenancies({ brandId }: { readonly brandId: string }) {
  const translate = useTranslate()
  const { data } = useCall(
    tenantShipList,
    { query: { cond: { brand_id: brandId }, sort: { start_date: -1 }, range: '0-499', site: 'ALL' } },
    { refreshOn: [tenantShip] },
  )
  const { list = [], total = 0 } = data ?? {}
  const numbers = useStoreNumbers(list.map(({ store_id }) => store_id))
  if (list.length === 0) return null
  return (
    <Section title="brandDB.brand.group.places">
      <div className={styles['places']}>
        {bySite(list).map(([site, ships]) => {
          const past = ships.filter(({ status }) => status === 'exited')
          const now = ships.filter(({ status }) => status !== 'exited')
          return (
            <div key={site}>
              <p className={styles['site']}>
                <ReferenceLabel to="site" id={site} />
              </p>
              {now.length > 0 && <Rows ships={now} numbers={numbers} />}
              {past.length > 0 && (
                <details open={now.length === 0}>
                  <summary>{translate('brandDB.brand.past', { smart_count: past.length })}</summary>
                  <Rows ships={past} numbers={numbers} />
                </details>
              )}
            </div>
          )
        })}
        {total > list.length && (
          <p className={styles['second']}>
            {translate('brandDB.brand.latest_of', { shown: list.length, total })}
          </p>
        )}
      </div>
    </Section>
  )
}

interface RowsProps {
  readonly ships: readonly Tenancy[]
  readonly numbers: ReadonlyMap<string, string>
}

function Rows({ ships, numbers }: RowsProps) {
  const translate = useTranslate()
  return (
    <ul>
      {ships.map(({ _id, site, store_id, trade_name, status, start_date, end_date, actual_exit_date }) => (
        <li key={_id}>
          <StoreName id={store_id} site={site} number={numbers.get(store_id)} />
          {trade_name !== null && <span>{trade_name}</span>}
          <span className={styles['second']}>
            {translate('brandDB.brand.period', {
              from: formatDay(start_date),
              to: formatDay(actual_exit_date ?? end_date),
            })}
          </span>
          <span className={styles['end']}>
            <StatusChip tone={statusColors[status]}>
              {translate(`brandDB.brand.tenancy.${status}`, { _: status })}
            </StatusChip>
          </span>
        </li>
      ))}
    </ul>
  )
}
