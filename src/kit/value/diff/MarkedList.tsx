import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Difference.module.css'

/** What is marked in a value: removed or added items. */
export type DifferenceMark = 'removed' | 'added'

interface MarkedListProps {
  readonly items: readonly {
    readonly key: string
    readonly mark?: DifferenceMark | undefined
    readonly content: ReactNode
    /** Shown after the mark: buttons. */
    readonly tools?: ReactNode
  }[]
  /** A class for the whole list. */
  readonly className?: string | undefined
}

/** The items of a list; removed and added items have a sign that screen readers announce too. */
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
