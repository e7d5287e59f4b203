import { useId, type ReactNode } from 'react'
import type { Fields } from '#contract/resource.ts'
import { ActionForm, type ActionFormProps } from './ActionForm.tsx'
import { useFormAction, type FormAction } from './useFormAction.ts'
import { useGuardedClose } from '#src/kit/form/unsaved/useGuardedClose.tsx'
import { DialogFrame, type DialogLook } from '#src/kit/value/dialog/DialogFrame.tsx'

export interface FormDialogProps<F extends Fields = Fields>
  extends DialogLook, Pick<ActionFormProps<F>, 'fields' | 'texts' | 'values' | 'shows'> {
  /**
   * Acts on what was filled in, and closes the dialog when it has succeeded. It may return what is wrong with
   * a field. If it rejects, the dialog says why: at the fields that the server names, otherwise below them.
   */
  readonly onConfirm: FormAction<F>
  /** Takes the place of the inputs once the action has begun; from then on the dialog can only be closed. */
  readonly outcome?: ReactNode
}

/**
 * Asks for what an action needs before it is done. Rendered while it is open; otherwise like `ActionDialog`.
 * Closing it asks for confirmation if something was filled in.
 */
export function FormDialog<F extends Fields>({
  fields,
  texts,
  values,
  shows,
  onConfirm,
  children,
  ...look
}: FormDialogProps<F>) {
  const id = useId()
  const { close, forget, within, question } = useGuardedClose(look.onClose)
  const { submit, ...state } = useFormAction(fields, async (given) => {
    const problems = await onConfirm(given)
    if (!problems) forget()
    return problems
  })
  return (
    <>
      <DialogFrame
        {...look}
        {...state}
        onClose={close}
        action={{ type: 'submit', form: id }}
        inputs={within(
          <>
            {children}
            <ActionForm {...{ id, fields, texts, values, shows }} onSubmit={submit} />
          </>,
        )}
      />
      {question}
    </>
  )
}
