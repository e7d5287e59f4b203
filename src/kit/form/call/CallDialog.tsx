import type { CallParts } from '#contract/callInput.ts'
import type { Fields } from '#contract/resource.ts'
import type { DialogLook } from '#src/kit/value/dialog/DialogFrame.tsx'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { useCallForm, type CallFormOptions } from './useCallForm.ts'

interface CallDialogProps<F extends Fields, R, I extends CallParts>
  extends DialogLook, CallFormOptions<F, R, I> {}

/** `CallForm` in a dialog, which closes once the call has succeeded. Rendered while it is open. */
export function CallDialog<F extends Fields, R, I extends CallParts>({
  call,
  input,
  onDone,
  onFailed,
  ...look
}: CallDialogProps<F, R, I>) {
  const done = (reply: R) => {
    look.onClose()
    onDone(reply)
  }
  const act = useCallForm({ call, input, onDone: done, ...(onFailed && { onFailed }) })
  return <FormDialog {...look} fields={call.takes} onConfirm={act} />
}
