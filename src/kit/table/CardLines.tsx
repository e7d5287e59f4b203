import type { ReactNode } from 'react'
import styles from './CardLines.module.css'

interface CardLinesProps {
  readonly title: ReactNode
  /** What is below it, line by line: the parts of a line are at its two ends. */
  readonly children: ReactNode
}

/** The content of a card in a list or on a board: a title, and lines of values. */
export const CardLines = ({ title, children }: CardLinesProps) => (
  <div className={styles['card']}>
    <strong>{title}</strong>
    {children}
  </div>
)

/** A line of a card. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['line']}>{children}</div>
)
