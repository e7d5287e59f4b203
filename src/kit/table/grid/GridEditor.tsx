import { useState, type KeyboardEvent } from 'react'
import styles from './EditableGrid.module.css'

interface GridEditorProps {
  readonly label: string
  readonly text: string
  /** It was opened by typing, so that arrow keys leave it. */
  readonly isTyped: boolean
  /** Called with what was typed, and with the key that ended it, if a key did. */
  readonly onDone: (text: string, event: KeyboardEvent | null) => void
  readonly onCancel: () => void
}

/** The input in the cell that is being edited. */
export function GridEditor({ label, text: first, isTyped, onDone, onCancel }: GridEditorProps) {
  const [text, setText] = useState(first)
  const onKeyDown = (event: KeyboardEvent) => {
    const leaves = ['Enter', 'Tab', ...(isTyped ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] : [])]
    if (event.key === 'Escape') onCancel()
    else if (leaves.includes(event.key)) onDone(text, event)
    else return event.stopPropagation()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      className={styles['editor']}
      aria-label={label}
      value={text}
      // The user asked for it with a key or a double click.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={({ target }) => !isTyped && target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(text, null)}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
    />
  )
}
