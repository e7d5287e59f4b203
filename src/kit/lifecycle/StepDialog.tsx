import { Dialog } from '@mui/material'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Fields } from '#contract/resource.ts'
import { useContract } from '#src/kit/contractOf.ts'
import { messageFor } from '#src/kit/input/problemOf.ts'
import { failureOf, type Failure } from '#src/kit/state/failureOf.ts'
import { StepForm, type Errors } from './StepForm.tsx'
import { useStepWords } from './stepWords.ts'
import { useTakeStep } from './useTakeStep.ts'

export interface StepDialogProps {
  /** The `_id` of the record. */
  readonly id: string
  readonly step: string
  readonly onClose: () => void
  /** The fields of what the step takes that are typed here; all that have an input when left out. */
  readonly sources?: readonly string[]
  /** What is sent beside what is typed. */
  readonly more?: Readonly<Record<string, unknown>>
  /** Above the inputs. */
  readonly children?: ReactNode
  /** What the button says; the name of the step when left out. */
  readonly confirm?: string | undefined
  readonly isDanger?: boolean
  readonly isWide?: boolean
  /** After the step, with the record as it is then. */
  readonly onTaken?: (record: Readonly<Record<string, unknown>>) => void
  /** Returns true for a failure that it deals with: the dialog then stays open. */
  readonly onFailed?: (failure: Failure) => boolean
}

/**
 * Asks before a step is taken, with inputs for what it takes: checked as one types, sent once however often one clicks. What
 * the server refuses is shown at its field. Any other refusal means that the record has changed: it is reported, and everything
 * on screen is read anew.
 */
export function StepDialog({ id, step, onClose, isWide, onTaken, onFailed, ...props }: StepDialogProps) {
  const { lifecycle } = useContract()
  const takes = lifecycle?.steps[step]?.takes ?? {}
  const { sources = inputsOf(takes), more, ...look } = props
  const words = useStepWords()
  const take = useTakeStep()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const [isBusy, setBusy] = useState(false)
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function send(taken: Readonly<Record<string, unknown>>): Promise<Errors | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    try {
      const record = await take(id, step, { ...taken, ...more })
      notify(words.done(step), { type: 'success', messageArgs: { _: words.done(step) } })
      onClose()
      refresh()
      onTaken?.(record)
      return undefined
    } catch (error) {
      return refused(failureOf(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  function refused(failure: Failure): Errors | undefined {
    if (onFailed?.(failure)) return undefined
    const errors = errorsIn(failure, takes, sources)
    if (errors) return errors
    const { message } = failure
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    onClose()
    refresh()
    return undefined
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth={isWide ? 'md' : 'xs'} fullWidth>
      <StepForm {...look} {...{ step, title, sources, isBusy, onClose }} onSubmit={send} />
    </Dialog>
  )
}

/** The fields that have an input: a structure needs one of its own. */
export const inputsOf = (takes: Fields): readonly string[] =>
  Object.keys(takes).filter((source) => takes[source]?.kind !== 'json')

/** The messages of a refusal at the inputs; undefined where it is about something else, too. */
function errorsIn({ data }: Failure, takes: Fields, sources: readonly string[]): Errors | undefined {
  const { fields } = data
  if (typeof fields !== 'object' || fields === null) return undefined
  const wrong = Object.entries(fields)
  if (wrong.length === 0 || !wrong.every(([source]) => sources.includes(source))) return undefined
  return Object.fromEntries(
    wrong.map(([source, key]) => [
      source,
      // The form of react-admin's validators, which carries the bounds to the message.
      `@@react-admin@@${JSON.stringify(messageFor(takes[source], String(key)))}`,
    ]),
  )
}
