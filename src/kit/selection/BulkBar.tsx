import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { LinkBase, useListContext, useTranslate } from 'react-admin'
import { pageLimit } from '#contract/query.ts'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { viewAddress } from '#src/kit/list/viewAddress.ts'
import { BulkDelete } from './BulkDelete.tsx'
import { BulkExport } from './BulkExport.tsx'
import { useSelection } from './selection.ts'
import styles from './Selection.module.css'

/**
 * While records are ticked: how many, how many of them are out of view, and what can be done with them. It stands after the
 * filters for the keyboard, and at the lower edge for the eye: no row moves beneath the pointer, and on a phone it stays in reach.
 */
export function BulkBar({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate()
  const bar = useRef<HTMLFieldSetElement>(null)
  useFocusAfterwards(bar)
  return (
    <fieldset ref={bar} className={styles['bar']} aria-label={translate('atrium.list.selection')}>
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

/** How many, how many of them are out of view with a link to them, and the ways to tick all that match or none. */
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

/** The bar goes with the last tick; whoever was in it goes on with the list. */
function useFocusAfterwards(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const page = bar.current?.parentElement
    return () => {
      // A dialog of the bar's gives the focus back first, to a button that is gone.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        page?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true })
      })
    }
  }, [bar])
}
