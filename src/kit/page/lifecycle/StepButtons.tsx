import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { StepState } from '#contract/lifecycle.ts'
import { errcodes } from '#contract/reply.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { ActionButton, DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useLeaveQuestion } from '#src/kit/form/unsaved/useLeaveQuestion.tsx'
import { useOpenRecord } from '#src/kit/page/record/useOpenRecord.ts'
import { useQueue, type QueueOptions } from '#src/kit/page/record/useQueue.ts'
import { useKeys } from '#src/kit/base/keyboard/useKeys.ts'
import { StepDialog } from './StepDialog.tsx'
import { useStepWords } from '#src/kit/base/resource/stepWords.ts'
import { useSteps } from './useSteps.ts'

interface StepButtonsProps {
  /** The steps to show, in this order; by default all, in the contract's order. */
  readonly steps?: readonly string[]
  /** The steps whose buttons stay visible if the record's state does not allow them; others are hidden. */
  readonly staying?: readonly string[]
  /** The primary steps; by default the first one of the record's state. */
  readonly primary?: readonly string[]
  /** The keys that open the dialogs of steps, by step: `{ approve: 'a' }`. */
  readonly keys?: Readonly<Record<string, string>>
  /** The records that wait for such a step, to step through them from here; see `useQueue`. */
  readonly queue?: QueueOptions
  /**
   * Renders the dialog of a step; `StepDialog` by default. `goOn` opens the next record of the queue; undefined if none
   * waits.
   */
  readonly renderDialog?: (step: string, onClose: () => void, goOn: (() => void) | undefined) => ReactNode
}

/**
 * A button for each step of the current record that the user may take. A step that is closed to this user,
 * such as the author of a request, stays visible and says why. After a step of a record of the queue the next one opens.
 */
export function StepButtons({
  steps,
  staying = [],
  keys = none,
  queue = noQueue,
  renderDialog,
  ...given
}: StepButtonsProps) {
  const { lifecycle } = useContract()
  const record = useRecordContext()
  const states = useSteps()
  const words = useStepWords()
  const { choice } = useWords()
  const [step, setStep] = useState<string | null>(null)
  const waiting = useQueue(queue)
  const open = useOpenRecord()
  const goOn = open(waiting?.position === undefined ? undefined : (waiting.next ?? waiting.previous))
  const { ask, question } = useLeaveQuestion({ before: 'action' })
  const usable = Object.entries(keys).filter(([name]) => states[name] === true)
  useKeys(Object.fromEntries(usable.map(([name, key]) => [key, () => ask(() => setStep(name))])))
  if (!record || !lifecycle) return null
  const { field } = lifecycle
  const names = steps ?? Object.keys(lifecycle.steps)
  const first = names.find((name) => lifecycle.steps[name]?.from.includes(String(record[field])))
  const { primary = [first] } = given
  const reasonFor = (state: StepState | undefined) =>
    state === true || state === undefined
      ? undefined
      : words.whyNot(state.not ?? 'state', choice(field, record[field]))
  const close = () => setStep(null)
  return (
    <>
      {names
        .filter((name) => isShown(states[name], staying.includes(name)))
        .map((name) => (
          <ActionButton
            key={name}
            reason={reasonFor(states[name])}
            isPrimary={primary.includes(name)}
            shortcut={keys[name]}
            onClick={() => setStep(name)}
          >
            {words.label(name)}
          </ActionButton>
        ))}
      {question}
      {waiting && (
        <Suspense>
          <QueueSteps queue={waiting} />
        </Suspense>
      )}
      {step !== null &&
        (renderDialog?.(step, close, goOn) ?? (
          <StepDialog
            id={String(record.id)}
            step={step}
            onClose={close}
            {...(goOn ? { onTaken: goOn } : {})}
          />
        ))}
    </>
  )
}

/** The buttons of a record with steps. */
export const StepActions = () => (
  <>
    <StepButtons />
    <EditAction isPrimary={false} />
    <DeleteAction />
  </>
)

const none = {}
const noQueue: QueueOptions = { filter: {}, sort: { field: '_id', order: 'ASC' }, isEnabled: false }

/** Fetched only by those who have a queue. */
const QueueSteps = lazy(async () => ({
  default: (await import('#src/kit/page/record/QueueSteps.tsx')).QueueSteps,
}))

const isShown = (state: StepState | undefined, stays: boolean): boolean =>
  state === true ||
  state?.errcode === errcodes['approval.self'] ||
  (stays && state?.errcode === errcodes['state.transition'])
