import { DialogFrame, type DialogLook } from '#src/kit/value/dialog/DialogFrame.tsx'
import { useGuardedClose } from '#src/kit/form/unsaved/useGuardedClose.tsx'
import { useAction } from '#src/kit/base/call/useAction.ts'

interface ActionDialogProps extends DialogLook {
  /**
   * Acts, and closes the dialog when it has succeeded. If it returns a promise, the dialog stays open and
   * busy until then; if that rejects, the dialog says why.
   */
  readonly onConfirm: () => unknown
}

/**
 * Asks before something is done. Rendered while it is open. The first input among its children is focused;
 * without one, the button that acts, or the other if the action destroys something. Closing it asks for confirmation if
 * something inside (`UnsavedInput`) is not saved.
 */
export function ActionDialog({ onConfirm, children, onClose, ...look }: ActionDialogProps) {
  const { run, isBusy, error } = useAction(onConfirm)
  const { close, forget, within, question } = useGuardedClose(onClose)
  const confirm = async () => {
    const outcome = await run()
    if (outcome && 'value' in outcome) forget()
  }
  return (
    <>
      <DialogFrame
        {...look}
        {...{ isBusy, error }}
        onClose={close}
        action={{ onClick: () => void confirm() }}
        inputs={within(children)}
      />
      {question}
    </>
  )
}
