import Sort from '@mui/icons-material/SwapVertRounded'
import { Divider, MenuItem } from '@mui/material'
import { useContext, useState } from 'react'
import { useListContext, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { LaterMenu } from '#src/kit/base/control/LaterPopover.tsx'
import { isSortable } from '#src/kit/base/resource/Column.ts'
import { sortFieldOf } from '#src/kit/table/nameOrder.ts'
import { useColumnLabel } from '#src/kit/table/useColumnLabel.ts'
import { ColumnsContext } from '#src/kit/table/useColumns.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'

/** Sorts rows that are shown as cards, which have no headers to sort by. */
export function SortMenu() {
  const { sort, setSort } = useListContext()
  const all = useContext(ColumnsContext)?.columns ?? []
  const contract = useContract()
  const locale = useLocale() ?? ''
  const labelOf = useColumnLabel()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const columns = all.filter((column) => isSortable(column, contract))
  if (columns.length === 0) return null
  const choose = (next: typeof sort) => {
    setAnchor(null)
    setSort(next)
  }
  return (
    <>
      <ToolButton
        label={translate('ra.action.sort')}
        icon={<Sort />}
        opens="menu"
        isOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <LaterMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map((column) => {
          const field = sortFieldOf(column, contract, locale)
          return (
            <MenuItem
              key={column.source}
              role="menuitemradio"
              aria-checked={field === sort.field}
              selected={field === sort.field}
              onClick={() => choose({ field, order: sort.order })}
            >
              {labelOf(column)}
            </MenuItem>
          )
        })}
        <Divider />
        {(['ASC', 'DESC'] as const).map((order) => (
          <MenuItem
            key={order}
            role="menuitemradio"
            aria-checked={order === sort.order}
            selected={order === sort.order}
            onClick={() => choose({ field: sort.field, order })}
          >
            {translate(`ra.sort.${order}`)}
          </MenuItem>
        ))}
      </LaterMenu>
    </>
  )
}
