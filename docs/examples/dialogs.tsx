import { call, formCall, integer, signedIn, text, type Fields } from 'atrium/contract'
import { DialogError } from 'atrium/parts'
import {
  ActionDialog,
  ActionForm,
  CallDialog,
  CallForm,
  FormDialog,
  JobProgress,
  LaterFormDialog,
  ToolButton,
  useAction,
  useSend,
} from 'atrium/screens'
import Add from '@mui/icons-material/AddOutlined'
import { useState } from 'react'
import { z } from 'zod'

const openLot = call({
  method: 'POST',
  path: '/parking/lot/{id}/open',
  does: 'Opens a lot.',
  can: signedIn,
  reply: z.object({}),
})

/** A call with fields: the server validates its body by them, and the console draws its form from them. */
const closeLot = formCall({
  method: 'POST',
  path: '/parking/lot/{id}/close',
  does: 'Closes a lot.',
  can: signedIn,
  takes: { reason: text({ required: true }), days: integer({ min: 1 }) },
  reply: z.object({ closed: z.int() }),
})

interface LotDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** Asks, and stays open and busy until the call has succeeded. If it fails, the dialog says why. */
export function OpenLot({ id, onClose }: LotDialogProps) {
  const { send } = useSend(openLot)
  return (
    <ActionDialog
      title="Open the lot?"
      text="Drivers will see it in the list."
      confirm="Open it"
      onConfirm={() => send({ params: { id } }).then(onClose)}
      onClose={onClose}
    />
  )
}

/** Opens the lot without a question: a double click opens it once, and `error` is why it failed. */
export function OpenNow({ id }: { id: string }) {
  const { send } = useSend(openLot)
  const { run, isBusy, error } = useAction(() => send({ params: { id } }))
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void run()}>
        Open
      </button>
      {error !== undefined && <DialogError error={error} />}
    </>
  )
}

/** A button in a line that opens a question. */
export function OpenButton({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ToolButton label="Open the lot" icon={<Add />} opens="dialog" onClick={() => setAsking(true)} />
      {isAsking && <OpenLot id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

/**
 * The form of a call in a dialog. The labels are `parking.close.fields.reason` and `…days` of the area's
 * texts.
 */
export const CloseLot = ({ id, onClose }: LotDialogProps) => (
  <CallDialog
    call={closeLot}
    input={(body) => ({ params: { id }, body })}
    texts="parking.close"
    values={{ days: 1 }}
    title="Close the lot?"
    confirm="Close it"
    isDanger
    onDone={({ closed }) => console.log(closed)}
    onClose={onClose}
  />
)

/** The form of `CloseLot` in a page or a drawer. */
export const CloseForm = ({ id }: { id: string }) => (
  <CallForm
    call={closeLot}
    input={(body) => ({ params: { id }, body })}
    texts="parking.close"
    confirm="Close it"
    onDone={() => undefined}
  />
)

/** Inputs for an action that is not a call. */
export const ChooseDays = ({ onClose, onDays }: { onClose: () => void; onDays: (days: number) => void }) => (
  <FormDialog
    title="For how many days?"
    confirm="Choose"
    texts="parking.close"
    fields={choosing}
    onConfirm={({ days }) => {
      if (Number(days) % 7 === 6) return { days: 'Not a whole week' }
      onDays(Number(days))
      onClose()
      return undefined
    }}
    onClose={onClose}
  />
)

/** `ChooseDays` above a list, which is shown before the inputs have been fetched. */
export const ChooseDaysInList = ({
  onClose,
  onDays,
}: {
  onClose: () => void
  onDays: (days: number) => void
}) => (
  <LaterFormDialog
    title="For how many days?"
    confirm="Choose"
    texts="parking.close"
    fields={choosing}
    onConfirm={({ days }) => onDays(Number(days))}
    onClose={onClose}
  />
)
const choosing = { days: integer({ required: true, min: 1 }) }

/**
 * A form whose fields come from the server, with their texts. The second input is shown only if the first says
 * so.
 */
export const FromServer = ({ fields, label }: { fields: Fields; label: (name: string) => string }) => (
  <ActionForm
    id="booking"
    fields={fields}
    texts={{ label, choice: (_, value) => String(value), help: () => '', yesNo: String }}
    shows={(source, values) => source !== 'until' || values['length'] === 'other'}
    onSubmit={(values) => {
      console.log(values)
      return undefined
    }}
  >
    <button type="submit">Book</button>
  </ActionForm>
)

/** The progress of a job that a call started. */
export const Counting = ({ job, onDone }: { job: string; onDone: () => void }) => (
  <JobProgress id={job} onEnd={(status) => status === 'done' && onDone()} />
)
