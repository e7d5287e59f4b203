import DragIndicator from '@mui/icons-material/DragIndicatorRounded'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useWords } from '#src/kit/field/useWords.ts'
import type { ColumnChoice } from '#src/kit/table/useColumns.ts'
import styles from './Filter.module.css'

/** The columns to select and to sort, by dragging, or with Alt and an arrow key. */
export function ColumnList({ choice }: { choice: ColumnChoice }) {
  const { ordered, isShown, toggle, move } = choice
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const translate = useTranslate()
  const words = useWords()
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
        {ordered.map(({ source, label }, index) => (
          // Dragging is only a shortcut: the keys do the same.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={source}
            className={styles['column']}
            draggable={index > 0}
            data-target={(index > 0 && target === source && dragged !== source) || undefined}
            onDragStart={() => setDragged(source)}
            onDragOver={(event) => {
              event.preventDefault()
              setTarget(source)
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
            <label>
              <input
                type="checkbox"
                checked={isShown(source)}
                disabled={index === 0}
                aria-describedby={hint}
                onChange={() => toggle(source)}
                onKeyDown={(event) => onKeyDown(event, source, index)}
              />
              <span>{label === undefined ? words.label(source) : translate(label)}</span>
            </label>
            {index > 0 && <DragIndicator aria-hidden="true" />}
          </li>
        ))}
      </ul>
      <p id={hint} className={styles['hint']}>
        {translate('atrium.list.move_hint')}
      </p>
    </>
  )
}
