import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRefresh, useResourceContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { fieldErrors } from '#src/kit/form/fieldErrors.ts'
import { failureOf, type Failure } from '#src/kit/base/call/failureOf.ts'
import { stepFields } from './stepFields.ts'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { useTakeStep } from './useTakeStep.ts'
import { useWhyRefused } from './useWhyRefused.ts'

export interface StepDialogProps {
  /** The `_id` of the record. */
  readonly id: string
  readonly step: string
  readonly onClose: () => void
  /** The fields of the step's input to fill in here; by default all that have an input. */
  readonly sources?: readonly string[]
  /** What is sent in addition to what is filled in. */
  readonly more?: Readonly<Record<string, unknown>>
  /** Above the inputs. */
  readonly children?: ReactNode
  /** The label of the button; by default the name of the step. */
  readonly confirm?: string | undefined
  readonly isDanger?: boolean
  readonly isWide?: boolean
  /** Called after the step, with the changed record. */
  readonly onTaken?: (record: Readonly<Record<string, unknown>>) => void
  /** Returns true for a refusal that it handles: the dialog then stays open. */
  readonly onFailed?: (failure: Failure) => boolean
}

/**
 * Asks before a step is taken, with inputs for what it takes. The server's errors for fields are shown at the
 * fields. If the call did not arrive or the server failed, the dialog stays open with the reason, for another
 * try. Any other error means that the record has changed: it is shown, and everything on screen is fetched
 * again; the dialog stays open if something was filled in.
 */
export function StepDialog({
  id,
  step,
  sources,
  more,
  confirm,
  onTaken,
  onFailed,
  ...look
}: StepDialogProps) {
  const resource = useResourceContext() ?? ''
  const { lifecycle } = useContract()
  const fields = stepFields(lifecycle?.steps[step]?.takes, sources)
  const words = useStepWords()
  const take = useTakeStep()
  const why = useWhyRefused()
  const notify = useNotify()
  const refresh = useRefresh()
  const client = useQueryClient()

  async function send(taken: Readonly<Record<string, unknown>>): Promise<void> {
    try {
      const record = await take(id, step, { ...taken, ...more })
      notify(words.done(step), { type: 'success', messageArgs: { _: words.done(step) } })
      look.onClose()
      // The open steps follow with the new revision of the record.
      void client.invalidateQueries({
        predicate: ({ queryKey: [of, part] }) =>
          of !== 'auth' && !(of === resource && part === 'steps' && record['rev'] !== undefined),
      })
      onTaken?.(record)
    } catch (error) {
      const failure = failureOf(error)
      const { message, isNetwork, isTemporary, isServerFault } = failure
      if (isNetwork || isTemporary || isServerFault) throw error
      if (onFailed?.(failure)) return
      if (fieldErrors(error, fields).isAll) throw error
      const said = why(error)
      // What was filled in stays, with the reason.
      if (Object.keys(taken).length > 0) {
        if (said) notify(said, { type: 'error', messageArgs: { _: said } })
        refresh()
        throw error
      }
      const text = said || message
      notify(text || 'ra.notification.http_error', { type: 'error', messageArgs: { _: text } })
      look.onClose()
      refresh()
    }
  }

  return (
    <FormDialog
      {...look}
      title={words.question(step)}
      confirm={confirm ?? words.label(step)}
      texts={`resources.${resource}.steps.${step}`}
      fields={fields}
      onConfirm={send}
    />
  )
}
