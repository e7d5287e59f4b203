import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RecordContext, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { DrawerFormProps } from './DrawerForm.tsx'
import styles from './Form.module.css'
import { RecordForm } from './RecordForm.tsx'
import { StoredRecord } from './StoredRecord.tsx'

type BodyProps = Pick<DrawerFormProps, 'children' | 'id' | 'defaults' | 'addsMore' | 'onSaved' | 'onClose'>

/** The form in a drawer: for a stored record, or for new records, one after another. */
export function DrawerBody({ children, id, defaults, addsMore = false, onSaved, onClose }: BodyProps) {
  const resource = useResourceContext() ?? ''
  const client = useQueryClient()
  const [count, setCount] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const stored = (record: RaRecord) => {
    // The page below still shows the old data.
    void client.invalidateQueries({ queryKey: [resource] })
    onSaved?.(record)
  }
  const done = (record: RaRecord) => {
    stored(record)
    onClose()
  }
  if (id !== undefined) {
    return (
      <div className={styles['drawerBody']}>
        <StoredRecord id={id}>
          {(record) => (
            <RecordForm key={record.id} record={record} onSaved={done}>
              {children}
            </RecordForm>
          )}
        </StoredRecord>
      </div>
    )
  }
  const next = (record: RaRecord) => {
    stored(record)
    flushSync(() => setCount(count + 1))
    // For the next record the focus returns to the first field.
    body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <div className={styles['drawerBody']} ref={body}>
      {/* A new record must not take anything from the record that the page below shows. */}
      <RecordContext value={undefined}>
        <RecordForm key={count} defaults={defaults} onSaved={done} {...(addsMore ? { onAnother: next } : {})}>
          {children}
        </RecordForm>
      </RecordContext>
    </div>
  )
}
