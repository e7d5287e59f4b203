import { Button } from '@mui/material'
import { isRecord } from 'atrium/contract'
import { changesIn, FormBaseContext, isSameValue, type FormValues } from 'atrium/parts'
import {
  failureOf,
  FormActionContext,
  FormGroup,
  Input,
  useRetryKey,
  useSend,
  useNotify,
} from 'atrium/screens'
import { useContext } from 'react'
import { Form, type RaRecord } from 'react-admin'
import { lot, proposal } from './parking.ts'

/** A form for a custom call, whose inputs are validated like those of every form. */
export function ProposeLot() {
  const { send: sendCall } = useSend(proposal)
  const notify = useNotify()
  const keyOf = useRetryKey()
  const send = async (body: FormValues) => {
    try {
      await sendCall({ body }, { idempotencyKey: keyOf(body) })
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' })
    }
  }
  return (
    <FormActionContext value="create">
      <FormBaseContext value={initial}>
        <Form defaultValues={initial} mode="onTouched" noValidate onSubmit={send}>
          <FormGroup title="parking.lot.group.plan">
            <Input source="places" />
            <Before source="places" />
          </FormGroup>
          <Button type="submit">OK</Button>
        </Form>
      </FormBaseContext>
    </FormActionContext>
  )
}

const initial = { places: 100 }

/** The value that the form began with. */
const Before = ({ source }: { source: string }) => (
  <small>{String(useContext(FormBaseContext)[source])}</small>
)

/** What a form of a stored record would send; nothing if it only differs in its revision. */
export const changedFields = (values: FormValues, base: RaRecord): FormValues | null =>
  isSameValue(values, { ...base, rev: values.rev }) ? null : changesIn(values, base, lot, 'edit')

/** The data of an error, in the form that the area defined. */
export const takenIn = (error: unknown): unknown => {
  const { lot } = failureOf(error).data
  return isRecord(lot) ? lot['name'] : null
}
