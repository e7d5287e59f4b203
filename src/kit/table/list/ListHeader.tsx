import type { ReactNode } from 'react'
import { useGetResourceLabel, useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { CreateAction } from './CreateAction.tsx'
import styles from './List.module.css'

/** Title, count and primary action on one line. */
export function ListHeader({ title, actions }: { title?: string | undefined; actions?: ReactNode }) {
  const { resource, total } = useListContext()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  return (
    <header className={styles['header']}>
      <h1>{title ?? labelOf(resource, 2)}</h1>
      <span className={styles['count']} aria-live="polite">
        {total !== undefined && translate('atrium.list.total', { total: formatNumber(total) })}
      </span>
      <div className={styles['actions']}>
        {actions}
        <CreateAction />
      </div>
    </header>
  )
}
