import type { tenantRent } from '#contract/leasing/tenantRent.ts'
import type { RecordOf } from '#contract/resource.ts'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import styles from './TenantRent.module.css'

/** What is not paid yet: red after the due date. */
export const Outstanding = ({
  rent: { outstanding, is_overdue },
}: {
  readonly rent: Pick<RecordOf<typeof tenantRent>, 'outstanding' | 'is_overdue'>
}) => (
  <span className={styles['outstanding']} data-overdue={is_overdue}>
    {formatNumber(outstanding)}
  </span>
)
