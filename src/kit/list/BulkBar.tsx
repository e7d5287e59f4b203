import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { BulkDelete } from './BulkDelete.tsx'
import styles from './List.module.css'

/** Takes the place of the filters while rows are ticked: how many, and what can be done with them. */
export function BulkBar({ children }: { children?: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext()
  const translate = useTranslate()
  return (
    <fieldset className={styles['bulk']} aria-label={translate('atrium.list.selection')}>
      <strong aria-live="polite">
        {translate('atrium.list.selected', { smart_count: selectedIds.length })}
      </strong>
      {children ?? <BulkDelete />}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('atrium.list.clear_selection')}
      </Button>
    </fieldset>
  )
}
