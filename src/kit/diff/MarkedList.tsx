import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import styles from './Difference.module.css'

/** What is marked in a value: what the other one has no more, or not yet. */
export type DifferenceMark = 'removed' | 'added'

interface MarkedListProps {
  readonly items: readonly {
    readonly key: string
    readonly mark?: DifferenceMark | undefined
    readonly content: ReactNode
    /** After what the mark says: buttons. */
    readonly tools?: ReactNode
  }[]
  /** A class of one's own, for the whole list. */
  readonly className?: string | undefined
}

/** The items of a list, those that were removed or added with a sign that screen readers say too. */
export function MarkedList({ items, className }: MarkedListProps) {
  const translate = useTranslate()
  return (
    <ul className={className === undefined ? styles['items'] : `${styles['items']} ${className}`}>
      {items.map(({ key, mark, content, tools }) => (
        <li key={key} data-mark={mark}>
          {content}
          {mark && <span className="visually-hidden"> ({translate(`atrium.difference.${mark}`)})</span>}
          {tools}
        </li>
      ))}
    </ul>
  )
}
