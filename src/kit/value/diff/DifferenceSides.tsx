import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Difference.module.css'

interface DifferenceSidesProps {
  readonly sides: readonly { readonly key: 'before' | 'after' | 'now'; readonly value: ReactNode }[]
}

/**
 * Before and after (and now) side by side, on phones one below the other, for values that an area renders
 * itself.
 */
export function DifferenceSides({ sides }: DifferenceSidesProps) {
  const translate = useTranslate()
  return (
    <dl className={styles['sides']} data-sides={sides.length}>
      {sides.map(({ key, value }) => (
        <div key={key} className="box anywhere" data-side={key}>
          <dt className="tiny">{translate(`atrium.difference.${key}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
