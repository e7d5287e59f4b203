import { lazy, Suspense } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import styles from './Preview.module.css'
import type { Look } from './useLook.ts'

/** Fetched only by lists that have a preview, and only when it opens. */
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

interface LookingProps {
  look: Look
  records: readonly RaRecord[]
  table: ReactNode
  /** The record's body. */
  children: ReactNode
}

/**
 * A table and, while it is open, the preview beside it. Escape closes the preview and returns the focus to
 * the row.
 */
export function Looking({ look, records, table, children }: LookingProps) {
  const { id, close } = look
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || id === null) return
    // Full screen mode stays.
    event.stopPropagation()
    const row = event.currentTarget.querySelector('tr[aria-current] th[scope=row] > :is(a, button)')
    close()
    if (row instanceof HTMLElement) row.focus()
  }
  return (
    // Only a shortcut: the panel has a button for it.
    <EventArea as="div" className={styles['beside']} onKeyDown={onKeyDown}>
      {table}
      {id !== null && (
        <Suspense>
          <Preview id={id} look={look} records={records}>
            {children}
          </Preview>
        </Suspense>
      )}
    </EventArea>
  )
}
