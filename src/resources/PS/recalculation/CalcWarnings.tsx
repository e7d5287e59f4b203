import type { Warning } from './runTexts.ts'
import { WarningLink } from './WarningLink.tsx'
import styles from './Recalculation.module.css'

/** What a calculation left out, each leading to what it is about. */
export function CalcWarnings({ list }: { readonly list: readonly Warning[] }) {
  if (list.length === 0) return null
  return (
    <ul className={styles['warnings']}>
      {list.map((warning) => (
        <li key={`${warning.code} ${warning.stat_month} ${warning.store_id}`}>
          <WarningLink warning={warning} />
        </li>
      ))}
    </ul>
  )
}
