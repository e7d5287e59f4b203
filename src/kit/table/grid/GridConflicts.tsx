import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
import difference from '#src/kit/value/diff/Difference.module.css'
import styles from '#src/kit/form/Conflict.module.css'
import { cellName } from './cellName.ts'
import { textOf, type ContestedCell } from './gridEdits.ts'
import type { GridColumn, GridHead, GridValue } from './GridRow.ts'

interface GridConflictsProps {
  readonly cells: readonly ContestedCell[]
  readonly heads: readonly GridHead[]
  readonly columns: readonly GridColumn[]
  readonly format: (amount: number) => string
  readonly onChoose: (keepsMine: (cell: ContestedCell) => boolean) => unknown
  readonly onClose: () => void
}

const keyOf = ({ row, column }: ContestedCell) => `${row}/${column}`

/**
 * Shown if somebody else changed cells that the user changed too: who, when and to what. For each cell the user keeps
 * their own value or takes the other; nothing is overwritten before that.
 */
export function GridConflicts({ cells, heads, columns, format, onChoose, onClose }: GridConflictsProps) {
  const translate = useTranslate()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const choose = (cell: ContestedCell, keepsMine: boolean) =>
    setTaken(
      new Set([...[...taken].filter((one) => one !== keyOf(cell)), ...(keepsMine ? [] : [keyOf(cell)])]),
    )
  const written = (value: GridValue) => (typeof value === 'number' ? format(value) : textOf(value) || noValue)
  return (
    <ActionDialog
      isWide
      title={translate('atrium.grid.conflict_title', { smart_count: cells.length })}
      text={translate('atrium.grid.conflict_text')}
      confirm={translate('atrium.action.save')}
      onClose={onClose}
      onConfirm={() => onChoose((cell) => !taken.has(keyOf(cell)))}
    >
      {cells.length > 1 && (
        <div className={styles['all']}>
          <Button size="small" variant="outlined" onClick={() => setTaken(new Set())}>
            {translate('atrium.conflict.all_mine')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setTaken(new Set(cells.map(keyOf)))}>
            {translate('atrium.conflict.all_theirs')}
          </Button>
        </div>
      )}
      <div className={styles['conflict']}>
        {cells.map((cell) => {
          const sides = [
            { keepsMine: true, label: 'keep_mine', value: cell.mine.value, note: cell.mine.note },
            {
              keepsMine: false,
              label: 'take_theirs',
              value: cell.theirs?.value ?? null,
              note: cell.theirs?.note,
            },
          ]
          return (
            <fieldset key={keyOf(cell)} className={`${difference['sides']} ${styles['sides']}`}>
              <legend className="strong">{cellName(cell.mine, cell.column, { heads, columns })}</legend>
              {sides.map(({ keepsMine, label, value, note }) => (
                <label key={label} className="flex anywhere gap-10">
                  <input
                    type="radio"
                    name={`conflict-${keyOf(cell)}`}
                    checked={taken.has(keyOf(cell)) !== keepsMine}
                    onChange={() => choose(cell, keepsMine)}
                  />
                  <span>
                    <span className="block muted tiny">{translate(`atrium.conflict.${label}`)}</span>
                    {written(value)}
                    {note && <span className="block muted tiny">{note}</span>}
                    {!keepsMine && (
                      <span className="block muted tiny">
                        <ChangedBy by={cell.by} at={cell.at} />
                      </span>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
    </ActionDialog>
  )
}
