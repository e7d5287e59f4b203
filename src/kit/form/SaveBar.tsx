import { Button } from '@mui/material'
import { useContext, useRef } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext } from 'react-hook-form'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { useActionOfForm } from '#src/kit/form/change/formAction.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { FormBar } from './FormBar.tsx'
import { FormBaseContext, useChanges } from '#src/kit/form/change/useChanges.ts'

interface SaveBarProps {
  readonly isSaving: boolean
  /** Shows a button that saves and starts the next record. */
  readonly hasAnother: boolean
  /** Leaves the form; missing in a drawer, which has its own button for that. */
  readonly onCancel?: (() => void) | undefined
  /** Called before the form is submitted, with whether the next record follows. */
  readonly onChosen: (isAnother: boolean) => void
}

/**
 * Saves the form, also with Ctrl or Cmd + S. For a stored record it appears when something changed, and lists
 * the changed fields.
 */
export function SaveBar({ isSaving, hasAnother, onCancel, onChosen }: SaveBarProps) {
  const translate = useTranslate()
  const action = useActionOfForm()
  const base = useContext(FormBaseContext)
  const { reset } = useFormContext()
  const changed = Object.keys(useChanges())
  const bar = useRef<HTMLElement>(null)
  useSaveKey(bar, onChosen)
  if (changed.length === 0 && action === 'edit') return null
  return (
    <FormBar ref={bar} label={translate('atrium.action.save')}>
      {changed.length > 0 && <DiscardButton disabled={isSaving} onDiscard={() => reset(base)} />}
      {onCancel && (
        <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
      )}
      {hasAnother && (
        <Button
          variant="outlined"
          aria-disabled={isSaving}
          onClick={() => {
            if (isSaving) return
            onChosen(true)
            // Not a second submit button: Enter in a field triggers the first submit button.
            bar.current?.closest('form')?.requestSubmit()
          }}
        >
          {translate('atrium.form.save_and_add')}
        </Button>
      )}
      <Button
        type={isSaving ? 'button' : 'submit'}
        variant="contained"
        aria-disabled={isSaving}
        onClick={() => onChosen(false)}
      >
        {translate(isSaving ? 'atrium.action.saving' : 'atrium.action.save')}
      </Button>
    </FormBar>
  )
}

function useSaveKey(bar: React.RefObject<HTMLElement | null>, onChosen: SaveBarProps['onChosen']) {
  useListener(document, 'keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    // Otherwise the browser would save the page as a file.
    event.preventDefault()
    onChosen(false)
    bar.current?.closest('form')?.requestSubmit()
  })
}
