import { createCall } from '#contract/resourceCalls.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { recordOf, type FormEntry } from './entry.ts'
import type { Kind } from './kinds.ts'
import { amendEntry } from './outboxStore.ts'
import { uploadFiles } from './uploadFiles.ts'

/**
 * A new record: its files are sent one by one, then the record, which names them. One that is refused is kept with the
 * reason, and not sent again by itself.
 */
export const formKind: Kind<FormEntry> = {
  laneOf: () => 'form',
  isBatch: false,
  isReady: () => true,
  isRefusal: ({ isTemporary }) => !isTemporary,
  async send(entries, { calls, resources, refresh }) {
    for (const entry of entries) {
      const contract = resources.get(entry.resource)?.contract
      if (!contract) throw refusal('atrium.outbox.unknown')
      if (isForgotten(entry)) throw refusal('atrium.outbox.sent_before')
      const isPhoto = (source: string) => contract.fields[source]?.file === 'photo'
      const uploaded = await uploadFiles(entry, { calls, noun: contract.name, isPhoto })
      const ready = uploaded && (await amendEntry(uploaded, { triedAt: uploaded.triedAt ?? Date.now() }))
      if (!ready) continue
      await calls.send(createCall(contract), { body: recordOf(ready) }, { idempotencyKey: entry.id })
      refresh(entry.resource)
    }
  },
  async refuse(entry, error) {
    const { isNetwork, isSilent, message } = failureOf(error)
    // Only a reply of the server itself has a reason for the user.
    await amendEntry(entry, { state: 'refused', error: isNetwork || isSilent ? '' : message })
  },
  cardOf({ resource, values }, resources) {
    const fields = Object.entries(resources.get(resource)?.contract.fields ?? {})
    // What a record of its resource has to have, such as its title.
    const text = fields.find(([source, { kind, required }]) => kind === 'text' && required && values[source])
    return { form: resource, ...(text ? { title: String(values[text[0]]) } : {}) }
  },
}

/** The console itself refuses to send an entry: the error has the key of the reason. */
const refusal = (errmsg: string): Error => Object.assign(new Error(errmsg), { errmsg })

// The server knows for thirty days that it has a record: after that, it would store a second one.
const isForgotten = ({ triedAt }: FormEntry): boolean =>
  typeof triedAt === 'number' && Math.abs(Date.now() - triedAt) > 29 * 86_400_000
