import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from './ActionDialog.tsx'

interface DiscardButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** The message key of the label; "Discard" by default. */
  readonly label?: string
  readonly onDiscard: () => void
}

/** Discards what was typed, after a question: one click must not cost an hour of typing. */
export function DiscardButton({
  label = 'atrium.action.discard',
  variant = 'outlined',
  onDiscard,
  ...look
}: DiscardButtonProps) {
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button {...look} variant={variant} aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {translate(label)}
      </Button>
      {asks && (
        <ActionDialog
          title={translate('atrium.form.discard_title')}
          text={translate('atrium.form.discard_text')}
          confirm={translate('atrium.form.discard_confirm')}
          cancel={translate('atrium.form.discard_keep')}
          isDanger
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            onDiscard()
          }}
        />
      )}
    </>
  )
}
