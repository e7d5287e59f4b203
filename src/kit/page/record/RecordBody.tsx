import type { ReactNode } from 'react'
import styles from '#src/kit/value/frame/Record.module.css'

/** The body of a record's page: sections, and on wide screens a column for related content beside them. */
export const RecordBody = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={styles['body']}>
    <div className="column start shrink gap-16">{children}</div>
    {aside !== undefined && <aside className="column start shrink gap-16">{aside}</aside>}
  </div>
)
