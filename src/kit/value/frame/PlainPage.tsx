import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PrintedHead } from './PrintedHead.tsx'
import styles from './Record.module.css'

interface PlainPageProps {
  /** The key of the title's message. */
  title: string
  /** The heading, if it is the name of something instead of the title: in the user's language. */
  name?: string
  /** The back link above the title. */
  back?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Sections, usually. */
  children: ReactNode
}

/** A page that is neither a list nor a record, such as a board. */
export function PlainPage({ title, name, back, actions, children }: PlainPageProps) {
  const translate = useTranslate()
  const heading = name ?? translate(title)
  return (
    <div className={styles['page']}>
      <PrintedHead />
      {back}
      <div className={styles['identity']}>
        <h1>{heading}</h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
