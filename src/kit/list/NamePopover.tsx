import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LaterPopover } from '#src/kit/dialog/LaterPopover.tsx'
import styles from './Filter.module.css'
import { focusOnOpen } from './focusOnOpen.ts'

interface NamePopoverProps {
  anchor: HTMLElement | null
  /** What the dialog does. */
  label: string
  name: string
  onClose: () => void
  onName: (name: string) => void
}

/** Asks for the name of a view, which must not be empty. */
export const NamePopover = ({ anchor, label, onClose, ...form }: NamePopoverProps) => (
  <LaterPopover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles['naming'] } }}
  >
    <NameForm {...form} />
  </LaterPopover>
)

function NameForm({ name, onName }: Pick<NamePopoverProps, 'name' | 'onName'>) {
  const [text, setText] = useState(name)
  const translate = useTranslate()
  const isNamed = text.trim() !== ''
  return (
    <form
      className={styles['range']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNamed) onName(text.trim())
      }}
    >
      <label className={styles['wide']}>
        {translate('atrium.list.views.name')}
        <input
          type="text"
          required
          value={text}
          maxLength={40}
          ref={focusOnOpen}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" variant="contained" size="small" disabled={!isNamed}>
        {translate('atrium.action.save')}
      </Button>
    </form>
  )
}
