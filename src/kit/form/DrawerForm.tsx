import Close from '@mui/icons-material/CloseOutlined'
import { Drawer, IconButton } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { ResourceContextProvider, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { DrawerBody } from './DrawerBody.tsx'
import styles from './Form.module.css'
import { useGuardedClose } from '#src/kit/form/unsaved/useGuardedClose.tsx'

export interface DrawerFormProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The heading, in words. */
  readonly title: string
  /** Groups of inputs. */
  readonly children: ReactNode
  /** The record to change; without it a new record is created. */
  readonly id?: RaRecord['id'] | undefined
  /** The react-admin resource, if it differs from that of the page. */
  readonly resource?: string
  /** The initial values of a new record. */
  readonly defaults?: FormValues
  /** Offers "save and add another". */
  readonly addsMore?: boolean
  readonly onSaved?: (record: RaRecord) => void
}

/**
 * A form in a drawer, over the current list or record. It creates or changes a record with the same rules as
 * the pages. Closing it asks for confirmation if something is not saved.
 */
export function DrawerForm({ open, onClose, title, resource, ...form }: DrawerFormProps) {
  const translate = useTranslate()
  const heading = useId()
  const here = useResourceContext() ?? ''
  const { close, within, question } = useGuardedClose(onClose)
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
      <header className="row between gap-12">
        <h2 id={heading}>{title}</h2>
        <IconButton aria-label={translate('atrium.action.close')} onClick={close}>
          <Close />
        </IconButton>
      </header>
      <ResourceContextProvider value={resource ?? here}>
        {within(<DrawerBody {...form} onClose={onClose} />)}
      </ResourceContextProvider>
      {question}
    </Drawer>
  )
}
