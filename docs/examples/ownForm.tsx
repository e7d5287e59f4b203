import { Button } from '@mui/material'
import { isRecord } from 'atrium/contract'
import {
  BelowInputContext,
  changesIn,
  ConflictDialog,
  DraftKeeper,
  FormBar,
  FormBaseContext,
  FormContent,
  isSameValue,
  mergeOf,
  newerIn,
  UnsavedGuard,
  useChanges,
  useInitial,
  useLeaveForm,
  type Conflict,
  type FormValues,
} from 'atrium/parts'
import { failureOf, FormActionContext, FormGroup, Input, useRetryKey, useSend } from 'atrium/screens'
import { useContext, useState } from 'react'
import { Form, useNotify, type RaRecord } from 'react-admin'
import { lot, proposal } from './parking.ts'

/**
 * A form for a custom call. Like every form it is validated, survives a reload and is not left by accident.
 */
export function ProposeLot() {
  const initial = useInitial({ places: 100 })
  const { send: sendCall } = useSend(proposal)
  const notify = useNotify()
  const keyOf = useRetryKey()
  const [isSent, setSent] = useState(false)
  const leave = useLeaveForm()
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
          <BelowInputContext value={before}>
            <FormContent>
              <FormGroup title="parking.lot.group.plan">
                <Input source="places" />
              </FormGroup>
            </FormContent>
          </BelowInputContext>
          <FormBar label="Send">
            <Button onClick={() => leave('/parking/lot')}>Cancel</Button>
            <Button type="submit">OK</Button>
          </FormBar>
          <UnsavedGuard isSaved={isSent} />
        </Form>
      </FormBaseContext>
    </FormActionContext>
  )
}

/** Below each input: the value that the form began with. */
const Before = ({ source }: { source: string }) => (
  <small>{String(useContext(FormBaseContext)[source])}</small>
)

const before = (source: string) => <Before source={source} />

/** The changes against the form's initial values, live. */
export function Typed() {
  return Object.keys(useChanges()).join()
}

/**
 * If somebody else saved the record meanwhile: separate changes are merged and sent again, conflicting
 * changes are shown to the user.
 */
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

/** The data of an error, in the form that the area defined. */
export const takenIn = (error: unknown): unknown => {
  const { lot } = failureOf(error).data
  return isRecord(lot) ? lot['name'] : null
}
