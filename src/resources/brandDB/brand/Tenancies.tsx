import { LinkBase, useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import type { RecordOf } from '#contract/resource.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'
import styles from './Brand.module.css'
import { StoreName } from './StoreName.tsx'

interface TenanciesProps {
  readonly ships: readonly RecordOf<typeof tenantShip>[]
  /** The unit numbers of their stores, by id. */
  readonly numbers: ReadonlyMap<string, string>
}

/** The tenancies of a brand at one site: the current ones, and those that have ended folded away. */
export function Tenancies({ ships, numbers }: TenanciesProps) {
  const translate = useTranslate()
  const past = ships.filter(({ status }) => status === 'exited')
  const now = ships.filter(({ status }) => status !== 'exited')
  return (
    <>
      {now.length > 0 && <Rows {...{ ships: now, numbers }} />}
      {past.length > 0 && (
        <details open={now.length === 0}>
          <summary>{translate('brandDB.brand.past', { smart_count: past.length })}</summary>
          <Rows {...{ ships: past, numbers }} />
        </details>
      )}
    </>
  )
}

function Rows({ ships, numbers }: TenanciesProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf(tenantShip.name)
  const maySee = useCan(tenantShip.can.view)
  return (
    <ul className="stack">
      {ships.map(({ _id, site, store_id, trade_name, status, start_date, end_date, actual_exit_date }) => (
        <li key={_id} className="row wrap anywhere">
          <StoreName id={store_id} site={site} number={numbers.get(store_id)} />
          {resource === undefined || !maySee ? (
            trade_name !== null && <span>{trade_name}</span>
          ) : (
            <LinkBase to={createPath({ resource, id: _id, type: 'show' })}>{trade_name ?? _id}</LinkBase>
          )}
          <span className="muted">
            {translate('brandDB.brand.period', {
              from: formatDay(start_date),
              to: formatDay(actual_exit_date ?? end_date),
            })}
          </span>
          <span className={styles['end']}>
            <StatusChip tone={shipColors[status]}>
              {translate(`brandDB.brand.tenancy.${status}`, { _: status })}
            </StatusChip>
          </span>
        </li>
      ))}
    </ul>
  )
}
