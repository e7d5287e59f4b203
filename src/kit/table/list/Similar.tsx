import { useListContext, useTranslate } from 'react-admin'
import styles from './List.module.css'

/** Shown above records that are only similar to what was searched for, because nothing matches it. */
export function Similar() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  return (
    <div className={styles['stale']}>
      <output>{translate('atrium.list.similar', { typed: String(filterValues['q'] ?? '') })}</output>
    </div>
  )
}
