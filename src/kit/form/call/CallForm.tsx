import { Button } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Fields } from '#contract/resource.ts'
import { DialogError } from '#src/kit/value/dialog/DialogError.tsx'
import { ActionForm } from '#src/kit/form/ActionForm.tsx'
import { useFormAction } from '#src/kit/form/useFormAction.ts'
import { useCallForm, type CallFormOptions } from './useCallForm.ts'

interface CallFormProps<F extends Fields, R, I extends CallParts> extends CallFormOptions<F, R, I> {
  /** The label of the button, in words. */
  readonly confirm: string
  /** Offers a button to leave the form. */
  readonly onCancel?: () => void
  /** Below the inputs, inside the form. */
  readonly children?: ReactNode
}

/**
 * A form for a call of the contract, in a page or a drawer: an input for each field that the call takes. What
 * the server says is wrong is shown at the fields, otherwise below them.
 */
export function CallForm<F extends Fields, R, I extends CallParts>({
  texts,
  values,
  confirm,
  onCancel,
  children,
  ...options
}: CallFormProps<F, R, I>) {
  const id = useId()
  const translate = useTranslate()
  const { takes } = options.call
  const { submit, isBusy, error } = useFormAction(takes, useCallForm(options))
  return (
    <div className="stack gap-16" aria-busy={isBusy}>
      <ActionForm {...{ id, texts, values }} fields={takes} onSubmit={submit}>
        {children}
      </ActionForm>
      {error !== null && <DialogError error={error} />}
      <div className="flex wrap end gap-8">
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {translate('atrium.action.cancel')}
          </Button>
        )}
        <Button type="submit" form={id} variant="contained" aria-disabled={isBusy}>
          {confirm}
        </Button>
      </div>
    </div>
  )
}
