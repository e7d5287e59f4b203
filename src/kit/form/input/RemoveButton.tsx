import Close from '@mui/icons-material/CloseOutlined'
import { IconButton } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'

interface RemoveButtonProps {
  /** What it removes, in words, such as "Remove question 3". The question has the same title. */
  readonly label: string
  /** A cross by default. */
  readonly icon?: ReactNode
  /** The message key of what is lost; by default what was entered there. */
  readonly text?: string
  /** It is removed at the server at once: the question stays until that has succeeded, or says why it has not. */
  readonly isStored?: boolean
  readonly onRemove: () => unknown
}

/** Removes a line, a file or another part of what was entered, after a question. */
export function RemoveButton({
  label,
  icon,
  text = 'atrium.form.remove_text',
  isStored = false,
  onRemove,
}: RemoveButtonProps) {
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {icon ?? <Close fontSize="small" />}
      </IconButton>
      {asks && (
        <ActionDialog
          title={label}
          text={translate(text)}
          confirm={translate('ra.action.remove')}
          isDanger
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            if (isStored) await onRemove()
            // The focus returns to the button first: what removes the line may then move it elsewhere.
            flushSync(() => setAsks(false))
            if (!isStored) onRemove()
          }}
        />
      )}
    </>
  )
}
