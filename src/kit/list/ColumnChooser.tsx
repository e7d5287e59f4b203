import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { Button, Popover } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWords } from '#src/kit/field/useWords.ts'
import { ColumnsContext, useColumnChoice } from '#src/kit/table/useColumns.ts'
import styles from './Filter.module.css'

/** Chooses the columns of the table, "8/14"; remembered for each resource. The first column stays. */
export function ColumnChooser() {
  const columns = useContext(ColumnsContext)?.columns ?? []
  const { shown, isShown, toggle, reset } = useColumnChoice(columns)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const words = useWords()
  if (columns.length === 0) return null
  const label = translate('atrium.list.columns', { shown: shown.length, total: columns.length })
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{translate('atrium.action.columns')} </span>
        {shown.length}/{columns.length}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('atrium.action.columns') } }}
      >
        <ul className={styles['checklist']}>
          {columns.map(({ source, label: key }, index) => (
            <li key={source}>
              <label>
                <input
                  type="checkbox"
                  checked={isShown(source)}
                  disabled={index === 0}
                  onChange={() => toggle(source)}
                />
                <span>{key === undefined ? words.label(source) : translate(key)}</span>
              </label>
            </li>
          ))}
        </ul>
        <Button size="small" fullWidth onClick={reset}>
          {translate('ra.action.reset')}
        </Button>
      </Popover>
    </>
  )
}
