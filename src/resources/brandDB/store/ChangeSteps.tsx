import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useCreatePath, useNavigate, useResourceContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isHistory } from '#contract/brandDB/store.ts'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { isSameValue } from '#src/kit/form/change/changes.ts'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import { Wizard, type WizardErrors } from '#src/kit/page/wizard/Wizard.tsx'
import { WizardField } from '#src/kit/page/wizard/WizardField.tsx'
import { AreaBars, type AreaPart } from './AreaBars.tsx'
import { HistoryBanner } from './HistoryBanner.tsx'
import { Occupant } from './Occupant.tsx'
import type { Store } from './storeRecord.ts'
import { useExplain } from './useExplain.ts'
import { useLineage } from './useStoreFacts.ts'

/** The input of a wizard. `day` is null until a day other than today is chosen. */
interface TypedChange {
  readonly day: string | null
}

interface ChangeStepsProps<R, I extends CallParts, T extends TypedChange> {
  readonly record: Store
  readonly typed: T
  /** The initial input. */
  readonly first: T
  readonly onType: (typed: T) => void
  readonly kind: 'split' | 'merge'
  readonly call: SendableCall<R, I>
  /** The input of the call, for the day from which the change applies. */
  readonly inputOf: (effective_date: string) => I
  /** The errors by field; without any, the user can continue. */
  readonly check: () => WizardErrors
  readonly before: readonly AreaPart[]
  readonly after: readonly AreaPart[]
  /** The inputs, with their errors. */
  readonly children: (errors: WizardErrors) => ReactNode
}

/** Splitting and merging: first the new units, then a summary before it is done. */
export function ChangeSteps<R, I extends CallParts, T extends TypedChange>({
  record,
  typed,
  first,
  onType,
  kind,
  call,
  inputOf,
  check,
  before,
  after,
  children,
}: ChangeStepsProps<R, I, T>) {
  const translate = useTranslate()
  const today = useLineage(record._id)?.today ?? ''
  const { send } = useSend(call)
  const client = useQueryClient()
  const keyOf = useRetryKey()
  const explain = useExplain()
  const done = useDone(record, kind)
  const [isDone, setDone] = useState(false)
  // Until the next page: others may hear of the change first, and the unit be history before this leaves it.
  const [isSending, setSending] = useState(false)
  const effective_date = typed.day ?? today
  const change = async () => {
    const input = inputOf(effective_date)
    setSending(true)
    await send(input, { idempotencyKey: keyOf(input) }).catch((error: unknown) => {
      setSending(false)
      throw error
    })
    await client.invalidateQueries()
    setDone(true)
    done()
  }
  if (isHistory(record)) return <HistoryBanner />
  return (
    <>
      <UnsavedInput
        surface="store.change"
        // The input is about the unit as it was before.
        of={`${kind} ${record._id} ${record.rev}`}
        value={typed}
        hasChanges={!isDone && !isSameValue(typed, first)}
        isSending={isSending}
        onRestore={onType}
      />
      <Wizard
        steps={[
          {
            id: 'units',
            title: translate(`brandDB.store.${kind}.step`),
            check: () => ({
              ...(effective_date === '' ? { effective_date: translate('atrium.validation.required') } : {}),
              ...check(),
            }),
            render: (errors) => (
              <>
                <Occupant storeId={record._id} />
                <WizardField
                  label={translate('brandDB.store.split.date')}
                  type="date"
                  max={today}
                  value={effective_date}
                  onChange={(day) => onType({ ...typed, day })}
                  error={errors['effective_date']}
                  help={translate('brandDB.store.split.date_help')}
                />
                {children(errors)}
              </>
            ),
          },
        ]}
        summary={{
          title: translate('brandDB.store.split.preview'),
          content: (
            <>
              <AreaBars before={before} after={after} />
              <p>{translate('brandDB.store.split.consequence', { day: formatDay(effective_date) })}</p>
            </>
          ),
        }}
        words={{
          next: translate(`brandDB.store.action.preview_${kind}`),
          back: translate('brandDB.store.action.back'),
          confirm: translate(`brandDB.store.action.confirm_${kind}`),
        }}
        onConfirm={change}
        explain={explain}
      />
    </>
  )
}

/** Returns to the page of the unit, which shows what it became. */
function useDone({ id }: Store, kind: 'split' | 'merge') {
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const resource = useResourceContext() ?? ''
  return () => {
    notify(`brandDB.store.${kind}.done`, { type: 'success' })
    navigate(createPath({ resource, id, type: 'show' }))
  }
}
