import Close from '@mui/icons-material/CloseOutlined'
import { Drawer, IconButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { RecordContext, ResourceContextProvider, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { Values } from './changes.ts'
import { DrawerRecord } from './DrawerRecord.tsx'
import styles from './Form.module.css'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { RecordForm } from './RecordForm.tsx'
import { UnsavedContext } from './unsaved.ts'

interface DrawerFormProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The heading, in words. */
  readonly title: string
  /** Groups of inputs. */
  readonly children: ReactNode
  /** The record to change; none makes a new one. */
  readonly id?: RaRecord['id'] | undefined
  /** The react-admin resource, when it is not that of the page. */
  readonly resource?: string
  /** What a new record has from the start. */
  readonly defaults?: Values
  /** Offers "save and add another", for those who enter several. */
  readonly addsMore?: boolean
  readonly onSaved?: (record: RaRecord) => void
}

/**
 * A form at the side, over the list or record that one stays on: makes a record or changes one by the same rules as the pages
 * do. Closing it asks when something is not saved.
 */
export function DrawerForm({ open, onClose, title, resource, ...form }: DrawerFormProps) {
  const translate = useTranslate()
  const heading = useId()
  const here = useResourceContext() ?? ''
  const [isUnsaved, setUnsaved] = useState(false)
  const [asks, setAsks] = useState(false)
  const close = () => (isUnsaved ? setAsks(true) : onClose())
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          className: styles['drawer'] ?? '',
        },
      }}
    >
      <header className={styles['drawerHead']}>
        <h2 id={heading}>{title}</h2>
        <IconButton aria-label={translate('atrium.action.close')} onClick={close}>
          <Close />
        </IconButton>
      </header>
      <ResourceContextProvider value={resource ?? here}>
        <UnsavedContext value={setUnsaved}>
          <DrawerBody {...form} onClose={onClose} />
        </UnsavedContext>
      </ResourceContextProvider>
      <LeaveQuestion
        open={asks}
        onStay={() => setAsks(false)}
        onLeave={() => {
          setAsks(false)
          onClose()
        }}
      />
    </Drawer>
  )
}

type BodyProps = Pick<DrawerFormProps, 'children' | 'id' | 'defaults' | 'addsMore' | 'onSaved' | 'onClose'>

function DrawerBody({ children, id, defaults, addsMore = false, onSaved, onClose }: BodyProps) {
  const resource = useResourceContext() ?? ''
  const client = useQueryClient()
  const [count, setCount] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The next record is typed from its first field.
    if (count > 0) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [count])
  const stored = (record: RaRecord) => {
    // The page beneath shows what was there before.
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
        <DrawerRecord id={id} onSaved={done}>
          {children}
        </DrawerRecord>
      </div>
    )
  }
  const next = (record: RaRecord) => {
    stored(record)
    setCount(count + 1)
  }
  return (
    <div className={styles['drawerBody']} ref={body}>
      {/* A new record has nothing of the one that the page beneath shows. */}
      <RecordContext value={undefined}>
        <RecordForm key={count} defaults={defaults} onSaved={done} {...(addsMore ? { onAnother: next } : {})}>
          {children}
        </RecordForm>
      </RecordContext>
    </div>
  )
}
