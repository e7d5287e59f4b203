import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCreatePath, useNavigate, useNotify, useResourceContext, useTranslate } from 'react-admin'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { AreaBars, type AreaPart } from './AreaBars.tsx'
import { HistoryBanner } from './HistoryBanner.tsx'
import styles from './Store.module.css'
import { isHistory, type Store } from './storeRecord.ts'
import { useStoreCall } from './useStoreCall.ts'
import { useForgetTyped, useTyped } from './useTyped.ts'
import { useLineage } from './useStoreFacts.ts'
import { WizardField } from './WizardField.tsx'

interface ChangeStepsProps<R, I extends CallParts> {
  readonly record: Store
  readonly kind: 'split' | 'merge'
  readonly call: SendableCall<R, I>
  /** What is sent, by the day from which it holds. */
  readonly inputOf: (effective_date: string) => I
  /** The sentences about what is wrong, by field; none lets it go on. */
  readonly check: () => Readonly<Record<string, string>>
  readonly before: readonly AreaPart[]
  readonly after: readonly AreaPart[]
  /** The fields, with what is wrong about them. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode
}

/** The two steps of dividing and merging: what is to be, then a look at the result, which is confirmed or gone back from. */
export function ChangeSteps<R, I extends CallParts>({
  record,
  kind,
  call,
  inputOf,
  check,
  before,
  after,
  children,
}: ChangeStepsProps<R, I>) {
  const translate = useTranslate()
  const today = useLineage(record._id)?.today ?? ''
  const [day, setDay] = useTyped<string | null>(record, kind, 'day', () => null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isLooking, setLooking] = useState(false)
  const { send, isBusy, refused, clear } = useStoreCall(call)
  const done = useDone(record, kind)
  const forget = useForgetTyped(record, kind)
  const effective_date = day ?? today
  const look = () => {
    clear()
    const missing = { effective_date: translate('atrium.validation.required') }
    const found = { ...(effective_date === '' ? missing : {}), ...check() }
    setWrong(found)
    setLooking(Object.keys(found).length === 0)
  }
  const run = async () => {
    const result = await send(inputOf(effective_date))
    if (result === 'done') {
      forget()
      done()
    }
    if (result === 'refused') setLooking(false)
  }
  if (isHistory(record)) return <HistoryBanner />
  const errors = { ...wrong, ...refused?.fields }
  return (
    <form
      className={styles['card']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isLooking) void run()
        else look()
      }}
    >
      {refused && refused.whole !== '' && <Alert severity="error">{refused.whole}</Alert>}
      {isLooking ? (
        <>
          <h2>{translate('brandDB.store.split.preview')}</h2>
          <AreaBars before={before} after={after} />
          <p>{translate('brandDB.store.split.consequence', { day: formatDay(effective_date) })}</p>
        </>
      ) : (
        <>
          <WizardField
            label={translate('brandDB.store.split.date')}
            type="date"
            max={today}
            value={effective_date}
            onChange={setDay}
            error={errors['effective_date']}
            help={translate('brandDB.store.split.date_help')}
          />
          {children(errors)}
        </>
      )}
      <div className={styles['row']}>
        {isLooking && (
          <Button variant="outlined" onClick={() => setLooking(false)}>
            {translate('brandDB.store.action.back')}
          </Button>
        )}
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {translate(`brandDB.store.action.${isLooking ? `confirm_${kind}` : 'preview'}`)}
        </Button>
      </div>
    </form>
  )
}

/** Back to the unit, whose page says what it became. */
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
