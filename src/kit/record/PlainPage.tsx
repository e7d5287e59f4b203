import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import styles from './Record.module.css'

interface PlainPageProps {
  /** The key of the title's message. */
  title: string
  /** The way back, which stands above the title. */
  back?: ReactNode
  /** Sections, usually. */
  children: ReactNode
}

/** A page that is neither a list nor a record's: a board, say. */
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
