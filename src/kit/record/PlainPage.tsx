import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import styles from './Record.module.css'

interface PlainPageProps {
  /** The key of the title's message. */
  title: string
  /** The back link above the title. */
  back?: ReactNode
  /** Sections, usually. */
  children: ReactNode
}

/** A page that is neither a list nor a record, such as a board. */
export function PlainPage({ title, back, children }: PlainPageProps) {
  const translate = useTranslate()
  return (
    <div className={styles['page']}>
      <Title title={translate(title)} />
      {back}
      <h1>{translate(title)}</h1>
      {children}
    </div>
  )
}
