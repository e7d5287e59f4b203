import { useId, type ReactNode } from 'react'
import { ActionForm, type ActionFormProps } from '#src/kit/form/ActionForm.tsx'
import { fieldErrors, type FormErrors } from '#src/kit/form/fieldErrors.ts'
import { DialogFrame, type DialogLook } from './DialogFrame.tsx'
import { useAction } from './useAction.ts'

type Values = Readonly<Record<string, unknown>>

interface FormDialogProps extends DialogLook, Pick<ActionFormProps, 'fields' | 'name' | 'values'> {
  /**
   * Acts on what was filled in, and closes the dialog when it has succeeded. It may return what is wrong with
   * a field. If it rejects, the dialog says why: at the fields that the server names, otherwise below them.
   */
  readonly onConfirm: (values: Values) => FormErrors | void | Promise<FormErrors | void>
  /** Takes the place of the inputs once the action has begun; from then on the dialog can only be closed. */
  readonly outcome?: ReactNode
}

/**
 * Asks for what an action needs before it is done. Rendered while it is open; otherwise like `ActionDialog`.
 */
export function FormDialog({ fields, name, values, onConfirm, ...look }: FormDialogProps) {
  const id = useId()
  const { run, error, isBusy } = useAction(onConfirm)
  const submit = async (given: Values): Promise<FormErrors | undefined> => {
    const result = await run(given)
    if (!result) return undefined
    return 'error' in result ? fieldErrors(result.error, fields).errors : (result.value ?? undefined)
  }
  return (
    <DialogFrame
      {...look}
      isBusy={isBusy}
      error={fieldErrors(error, fields).isAll ? null : error}
      action={{ type: 'submit', form: id }}
      inputs={<ActionForm {...{ id, fields, name, values }} onSubmit={submit} />}
    />
  )
}
