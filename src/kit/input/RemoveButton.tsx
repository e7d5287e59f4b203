import Close from '@mui/icons-material/CloseOutlined'
import { IconButton } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'

interface RemoveButtonProps {
  /** What it removes, in words, such as "Remove question 3". The question has the same title. */
  readonly label: string
  /** A cross by default. */
  readonly icon?: ReactNode
  /** The message key of what is lost; by default what was entered there. */
  readonly text?: string
  readonly onRemove: () => unknown
}

/** Removes a line, a file or another part of what was entered, after a question. */
export function RemoveButton({ label, icon, text = 'atrium.form.remove_text', onRemove }: RemoveButtonProps) {
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
            await onRemove()
            setAsks(false)
          }}
        />
      )}
    </>
  )
}
