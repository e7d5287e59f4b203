import { call, integer, signedIn, text } from 'atrium/contract'
import { ActionDialog, FormDialog, useSend } from 'atrium/screens'
import { z } from 'zod'

const closeLot = call({
  method: 'POST',
  path: '/parking/lot/{id}/close',
  does: 'Closes a lot.',
  can: signedIn,
  body: z.object({ reason: z.string(), places: z.int().optional() }),
  reply: z.object({}),
})

interface CloseProps {
  readonly id: string
  readonly onClose: () => void
}

/** Asks, and stays open and busy until the call has succeeded. If it fails, the dialog says why. */
export function OpenAgain({ id, onClose }: CloseProps) {
  const { send } = useSend(closeLot)
  const open = () => send({ params: { id }, body: { reason: '' } }).then(onClose)
  return (
    <ActionDialog
      title="Open the lot again?"
      text="Drivers will see it in the list."
      confirm="Open it"
      onConfirm={open}
      onClose={onClose}
    />
  )
}

/**
 * The same with inputs. Their labels are `resources.parking.close.fields.reason` and `…places` of the area's
 * texts.
 */
export function Close({ id, onClose }: CloseProps) {
  const { send } = useSend(closeLot)
  return (
    <FormDialog
      title="Close the lot?"
      confirm="Close it"
      isDanger
      name="parking.close"
      fields={closing}
      onConfirm={async ({ reason }) => {
        if (reason === 'none') return { reason: 'Give a reason' }
        await send({ params: { id }, body: { reason: String(reason) } })
        onClose()
        return undefined
      }}
      onClose={onClose}
    />
  )
}
const closing = { reason: text({ required: true }), places: integer({ min: 1 }) }
