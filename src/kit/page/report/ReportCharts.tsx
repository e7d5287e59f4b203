import type { ReactNode } from 'react'
import styles from './Report.module.css'

/** Charts side by side, as many in a row as fit. */
export const ReportCharts = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['charts']}>{children}</div>
)
