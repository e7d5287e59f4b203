import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import { PrintedHead } from './PrintedHead.tsx'
import styles from './Record.module.css'

interface PlainPageProps {
  /** The key of the title's message. */
  title: string
  /** The back link above the title. */
  back?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Sections, usually. */
  children: ReactNode
}

/** A page that is neither a list nor a record, such as a board. */
export function PlainPage({ title, back, actions, children }: PlainPageProps) {
  const translate = useTranslate()
  return (
    <div className={styles['page']}>
      <Title title={translate(title)} />
      <PrintedHead />
      {back}
      <div className={styles['identity']}>
        <h1>{translate(title)}</h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
