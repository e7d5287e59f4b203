import type { ReactNode } from 'react'
import styles from './TagList.module.css'

/** Several short texts side by side; after `most` of them, only the number of the rest. */
export function TagList({
  items,
  most = 3,
}: {
  items: readonly { key: string; text: ReactNode }[]
  most?: number
}) {
  const rest = items.length - most
  return (
    <span className={styles['tags']}>
      {items.slice(0, most).map(({ key, text }) => (
        <span key={key} className={styles['tag']}>
          {text}
        </span>
      ))}
      {rest > 0 && <span className="muted small">+{rest}</span>}
    </span>
  )
}
