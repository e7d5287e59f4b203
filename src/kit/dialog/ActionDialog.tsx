import { DialogFrame, type DialogLook } from './DialogFrame.tsx'
import { useAction } from '#src/kit/useAction.ts'

interface ActionDialogProps extends DialogLook {
  /**
   * Acts, and closes the dialog when it has succeeded. If it returns a promise, the dialog stays open and
   * busy until then; if that rejects, the dialog says why.
   */
  readonly onConfirm: () => unknown
}

/**
 * Asks before something is done. Rendered while it is open. The first input among its children is focused;
 * without one, the button that acts, or the other if the action destroys something.
 */
export function ActionDialog({ onConfirm, ...look }: ActionDialogProps) {
  const { run, isBusy, error } = useAction(onConfirm)
  return <DialogFrame {...look} {...{ isBusy, error }} action={{ onClick: () => void run() }} />
}
