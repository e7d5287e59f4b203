import DragIndicator from '@mui/icons-material/DragIndicatorRounded'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { useColumnLabel } from '#src/kit/table/useColumnLabel.ts'
import type { ColumnChoice } from '#src/kit/table/useColumns.ts'
import styles from './Filter.module.css'

/** The columns to select and to sort, by dragging, or with Alt and an arrow key. */
export function ColumnList({ choice }: { choice: ColumnChoice }) {
  const { ordered, isShown, toggle, move } = choice
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const hint = useId()
  const onKeyDown = (event: KeyboardEvent, source: string, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(source, index + by)
  }
  return (
    <>
      <ul className={styles['checklist']}>
        {ordered.map((column, index) => (
          // Dragging is only a shortcut: the keys do the same.
          <EventArea
            as="li"
            key={column.source}
            className={styles['column']}
            draggable={index > 0}
            data-target={(index > 0 && target === column.source && dragged !== column.source) || undefined}
            onDragStart={() => setDragged(column.source)}
            onDragOver={(event) => {
              event.preventDefault()
              setTarget(column.source)
            }}
            onDragEnd={() => {
              setDragged(null)
              setTarget(null)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, index)
            }}
          >
            <label className="row grow hover gap-10">
              <input
                type="checkbox"
                checked={isShown(column.source)}
                disabled={index === 0}
                aria-describedby={hint}
                onChange={() => toggle(column.source)}
                onKeyDown={(event) => onKeyDown(event, column.source, index)}
              />
              <span>{labelOf(column)}</span>
            </label>
            {index > 0 && <DragIndicator className="faint" aria-hidden="true" />}
          </EventArea>
        ))}
      </ul>
      <p id={hint} className={styles['hint']}>
        {translate('atrium.list.move_hint')}
      </p>
    </>
  )
}
