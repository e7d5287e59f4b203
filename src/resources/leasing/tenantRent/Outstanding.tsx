import type { ReactNode } from 'react'
import type { tenantRent } from '#contract/leasing/tenantRent.ts'
import type { RecordOf } from '#contract/resource.ts'
import styles from './TenantRent.module.css'

interface OutstandingProps {
  readonly rent: Pick<RecordOf<typeof tenantRent>, 'is_overdue'>
  /** The amount, as it is written here. */
  readonly children: ReactNode
}

/** What is not paid yet: red after the due date. */
export const Outstanding = ({ rent: { is_overdue }, children }: OutstandingProps) => (
  <span className={styles['outstanding']} data-overdue={is_overdue}>
    {children}
  </span>
)
