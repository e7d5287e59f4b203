import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { pageLimit } from '#contract/printQuery.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { viewAddress } from '#src/kit/base/resource/viewAddress.ts'
import { BulkDelete } from './BulkDelete.tsx'
import { BulkExport } from './BulkExport.tsx'
import { useSelection } from './selection.ts'
import styles from './Selection.module.css'

/**
 * Shown while records are selected: how many, how many of them are not visible, and the actions for them. In
 * the tab order it comes after the filters; visually it is at the bottom, so that no row moves under the
 * pointer, and it is within reach on a phone.
 */
export function BulkBar({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <fieldset ref={passFocusOn} className={styles['bar']} aria-label={translate('atrium.list.selection')}>
      <Ticked />
      <div className={styles['actions']}>
        {children ?? (
          <>
            <BulkExport />
            <BulkDelete />
          </>
        )}
      </div>
    </fieldset>
  )
}

/**
 * The number of selected records, the number of those not visible with a link to them, and buttons to select
 * all matching records or none.
 */
function Ticked() {
  const { count, ids, filter, outOfView, matching, tickAll, clear } = useSelection()
  const { sort, perPage } = useListContext()
  const translate = useTranslate()
  const figures = { smart_count: count, count: formatNumber(count), total: formatNumber(matching) }
  const key = ids ? 'selected' : count < matching ? 'selected_of' : 'all_selected'
  return (
    <div className={styles['ticked']}>
      <output>
        <strong>{translate(`atrium.list.${key}`, figures)}</strong>
        {outOfView > 0 && <span>{translate('atrium.list.out_of_view', { smart_count: outOfView })}</span>}
      </output>
      {outOfView > 0 && count <= pageLimit && (
        <LinkBase to={{ search: viewAddress(filter, sort, perPage) }}>
          {translate('atrium.list.show_selected')}
        </LinkBase>
      )}
      {ids && tickAll && matching > count && (
        <Button size="small" onClick={tickAll}>
          {translate('atrium.list.select_all', { total: formatNumber(matching) })}
        </Button>
      )}
      <Button size="small" onClick={clear}>
        {translate('atrium.list.clear_selection')}
      </Button>
    </div>
  )
}

/** The bar disappears with the last selected record; if it had the focus, the focus moves to the list. */
function passFocusOn(bar: HTMLElement | null) {
  const page = bar?.parentElement
  return () => {
    // A dialog of the bar first returns the focus to a button that no longer exists.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      page?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true })
    })
  }
}
