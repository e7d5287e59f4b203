import type { ReactNode } from 'react'
import styles from '#src/kit/value/frame/Record.module.css'

/** The body of a record's page: sections, and on wide screens a column for related content beside them. */
export const RecordBody = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={styles['body']}>
    <div className={styles['column']}>{children}</div>
    {aside !== undefined && <aside className={styles['column']}>{aside}</aside>}
  </div>
)
