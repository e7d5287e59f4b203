import { Button } from '@mui/material'
import { isRecord } from 'atrium/contract'
import {
  changesIn,
  ConflictDialog,
  DraftKeeper,
  draftKey,
  ErrorSummary,
  failureOf,
  FormActionContext,
  FormBar,
  FormBaseContext,
  FormGroup,
  Input,
  isSameValue,
  keepDrafts,
  mergeOf,
  newerIn,
  readDrafts,
  UnsavedGuard,
  useChanges,
  useInitial,
  useRetryKey,
  useSend,
  useSubject,
  WholeCheck,
  type Conflict,
  type FormValues,
} from 'atrium/screens'
import { useState } from 'react'
import { Form, useNotify, type RaRecord } from 'react-admin'
import { lot, proposal } from './parking.ts'

/** A form that is sent to a call of its own. It is checked, kept over a reload and not left by accident, as every form is. */
export function ProposeLot() {
  const initial = useInitial({ places: 100 })
  const { send: sendCall } = useSend(proposal)
  const notify = useNotify()
  const keyOf = useRetryKey()
  const [isSent, setSent] = useState(false)
  const send = async (body: FormValues) => {
    try {
      await sendCall({ body }, { idempotencyKey: keyOf(body) })
      setSent(true)
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' })
    }
  }
  return (
    <FormActionContext value="create">
      <FormBaseContext value={initial}>
        <Form defaultValues={initial} mode="onTouched" noValidate onSubmit={send}>
          <DraftKeeper isSaved={isSent} onOldRevision={() => undefined} />
          <ErrorSummary />
          <WholeCheck />
          <FormGroup title="parking.lot.group.plan">
            <Input source="places" />
          </FormGroup>
          <FormBar label="Send">
            <Button type="submit">OK</Button>
          </FormBar>
          <UnsavedGuard isSaved={isSent} />
        </Form>
      </FormBaseContext>
    </FormActionContext>
  )
}

/** What differs from what the form started from, while one types. */
export function Typed() {
  return Object.keys(useChanges()).join()
}

/** Somebody saved the record meanwhile: what nobody else changed is sent again, the rest is asked for. */
export function conflictOf(error: unknown, mine: FormValues, base: RaRecord): Conflict | FormValues | null {
  const theirs = newerIn(failureOf(error))
  if (theirs === null || isSameValue(theirs['rev'], base['rev'])) return null
  const versions = { mine, theirs, base, isBaseShared: true }
  const { contested, values } = mergeOf(versions, lot)
  return contested.length > 0 ? versions : changesIn(values, theirs, lot, 'edit')
}
export const Settle = ({
  conflict,
  onDone,
}: {
  conflict: Conflict
  onDone: (values: FormValues) => void
}) => (
  <ConflictDialog
    conflict={conflict}
    isSaving={false}
    onCancel={() => undefined}
    onSettle={async (values) => {
      onDone(values)
      return undefined
    }}
  />
)

/** What a refusal says beside its message, in the shape that the area gave it. */
export const takenIn = (error: unknown): unknown => {
  const { lot } = failureOf(error).data
  return isRecord(lot) ? lot['name'] : null
}

/** Something typed that is no form, such as the steps of a wizard, survives a reload too. */
export function useNote(id: string) {
  const key = draftKey(useSubject().id, 'parking/lot/note', id)
  const [note, setNote] = useState(() => String(readDrafts(key).at(-1)?.changes['note'] ?? ''))
  const change = (text: string) => {
    setNote(text)
    keepDrafts(key, [{ at: Date.now(), rev: 0, changes: { note: text } }])
  }
  return [note, change] as const
}
