import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { Button } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterPopover } from '#src/kit/base/control/LaterPopover.tsx'
import { ColumnsContext, useColumnChoice } from '#src/kit/table/useColumns.ts'
import { ColumnList } from './ColumnList.tsx'
import styles from './Filter.module.css'
import { line, ToolSheetContext } from '#src/kit/base/control/ToolButton.tsx'

/**
 * Chooses the columns of the table, "8/14", their order and how many are sticky; remembered for each
 * resource. The first column always stays.
 */
export function ColumnChooser() {
  const columns = useContext(ColumnsContext)?.columns ?? nothing
  const choice = useColumnChoice(columns)
  const isInSheet = useContext(ToolSheetContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  if (columns.length === 0) return null
  const { shown, frozen } = choice
  const label = translate('atrium.list.columns', { shown: shown.length, total: columns.length })
  return (
    <>
      <Button
        {...(isInSheet ? { fullWidth: true, color: 'inherit', sx: line } : { size: 'small' })}
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={isInSheet ? undefined : 'visually-hidden'}>
          {translate('atrium.action.columns')}
        </span>
        {'\u00A0'}
        {shown.length}/{columns.length}
      </Button>
      <LaterPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('atrium.action.columns') } }}
      >
        <ColumnList choice={choice} />
        <label className={styles['frozen']}>
          <span>{translate('atrium.list.frozen')}</span>
          <select value={frozen} onChange={({ target }) => choice.freeze(Number(target.value))}>
            {[0, 1, 2, 3].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <Button size="small" fullWidth onClick={choice.reset}>
          {translate('ra.action.reset')}
        </Button>
      </LaterPopover>
    </>
  )
}

const nothing: never[] = []
