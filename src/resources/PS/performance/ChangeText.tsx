import { formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import styles from './Performance.module.css'

/** A change with its sign, in the colour of a rise or a fall. */
export function ChangeText({ value }: { readonly value: unknown }) {
  if (typeof value !== 'number') return noValue
  return (
    <span className={styles['change']} data-way={value > 0 ? 'up' : value < 0 ? 'down' : undefined}>
      {value > 0 ? '+' : ''}
      {formatRatio(value)}
    </span>
  )
}
