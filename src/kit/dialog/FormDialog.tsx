import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Fields } from '#contract/resource.ts'
import { ActionForm, type ActionFormProps } from '#src/kit/form/ActionForm.tsx'
import { ActionGuard } from '#src/kit/form/ActionGuard.tsx'
import { LeaveQuestion } from '#src/kit/form/LeaveQuestion.tsx'
import { UnsavedContext } from '#src/kit/form/unsaved.ts'
import { useUnusualLines, useUnusualQuestion } from '#src/kit/form/useUnusualQuestion.tsx'
import { useFormAction, type FormAction } from '#src/kit/form/useFormAction.ts'
import { DialogFrame, type DialogLook } from './DialogFrame.tsx'

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
  ...look
}: FormDialogProps<F>) {
  const id = useId()
  const unusual = useUnusualLines()
  const translate = useTranslate()
  const label = (source: string): string =>
    typeof texts === 'string' ? translate(`${texts}.fields.${source}`) : texts.label(source)
  const { ask, question } = useUnusualQuestion()
  const { submit, ...state } = useFormAction(fields, onConfirm)
  const [isUnsaved, setUnsaved] = useState(false)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <DialogFrame
        {...look}
        {...state}
        onClose={() => (isUnsaved ? setAsks(true) : look.onClose())}
        action={{ type: 'submit', form: id }}
        inputs={
          <UnsavedContext value={setUnsaved}>
            <ActionForm
              {...{ id, fields, texts, values, shows }}
              onSubmit={async (given) =>
                (await ask(unusual(fields, given, values, label))) ? submit(given) : undefined
              }
            >
              <ActionGuard />
            </ActionForm>
          </UnsavedContext>
        }
      />
      {question}
      <LeaveQuestion
        open={asks}
        text="atrium.form.unsaved_lost"
        onStay={() => setAsks(false)}
        onLeave={look.onClose}
      />
    </>
  )
}
