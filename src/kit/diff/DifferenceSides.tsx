import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import styles from './Difference.module.css'

interface DifferenceSidesProps {
  readonly sides: readonly { readonly key: 'before' | 'after' | 'now'; readonly value: ReactNode }[]
}

/** Before and after (and now) beside each other, on phones beneath each other, for values that an area draws itself. */
export function DifferenceSides({ sides }: DifferenceSidesProps) {
  const translate = useTranslate()
  return (
    <dl className={styles['sides']} data-sides={sides.length}>
      {sides.map(({ key, value }) => (
        <div key={key} data-side={key}>
          <dt>{translate(`atrium.difference.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
