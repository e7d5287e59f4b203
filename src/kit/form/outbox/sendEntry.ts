import { isRecord } from '#contract/isRecord.ts'
import type { Resource } from '#contract/resource.ts'
import { createCall } from '#contract/resourceCalls.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { sendFile } from '#src/kit/form/input/sendFile.ts'
import { shrinkPhoto } from '#src/kit/form/photo/shrinkPhoto.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { recordOf } from './recordOf.ts'
import { changeEntry, removeEntry, type OutboxEntry, type OutboxFile } from './outboxStore.ts'

/**
 * Sends an entry: its files one by one, then the record, which names them. What the server has is remembered,
 * so that nothing is sent twice, whenever the browser ends. Rejects if it may succeed later; any other entry is
 * kept as refused, with the reason.
 */
export async function sendEntry(calls: BackEnd, contract: Resource, entry: OutboxEntry): Promise<void> {
  try {
    const ready = await sendFiles(calls, contract, entry)
    if (!ready) return
    if (isForgotten(ready)) return await refuse(entry, 'atrium.outbox.sent_before')
    await changeEntry(entry, ['waiting'], { triedAt: ready.triedAt ?? Date.now() })
    await create(calls, contract, ready)
    await removeEntry(entry.id, ['waiting'])
  } catch (error) {
    const { isTemporary, isNetwork, isSilent, message } = failureOf(error)
    if (isTemporary) throw error
    // Only a reply of the server itself has a reason for the user.
    await refuse(entry, isNetwork || isSilent ? '' : message)
  }
}

/** Keeps an entry that is not sent again by itself, with the reason as a text or the key of one. */
export const refuse = async (entry: OutboxEntry, error: string): Promise<void> =>
  void (await changeEntry(entry, ['waiting'], { state: 'refused', error }))

// The server knows for thirty days that it has a record: after that, it would store a second one.
const isForgotten = ({ triedAt }: OutboxEntry): boolean =>
  typeof triedAt === 'number' && Math.abs(Date.now() - triedAt) > 29 * 86_400_000

async function create(calls: BackEnd, contract: Resource, entry: OutboxEntry): Promise<void> {
  const send = (of: OutboxEntry) =>
    calls.send(createCall(contract), { body: recordOf(of) }, { idempotencyKey: entry.id })
  try {
    await send(entry)
  } catch (error) {
    if (!isAboutFiles(error, entry)) throw error
    // The server removes files that no record has named for a long time.
    const again = await changeEntry(entry, ['waiting'], {
      files: entry.files.map((file) => ({ ...file, uid: null })),
    })
    const ready = again && (await sendFiles(calls, contract, again))
    if (ready) await send(ready)
  }
}

async function sendFiles(
  calls: BackEnd,
  contract: Resource,
  entry: OutboxEntry,
): Promise<OutboxEntry | undefined> {
  let now: OutboxEntry | undefined = entry
  for (const [index, kept] of entry.files.entries()) {
    const { source, isPrepared, file } = kept
    if (kept.uid !== null) continue
    const isReduced = isPrepared || contract.fields[source]?.file !== 'photo'
    const sent = isReduced ? file : await shrinkPhoto(file)
    const stored = await sendFile(calls, { noun: contract.name, file: sent })
    const done: OutboxFile = { ...kept, file: sent, isPrepared: true, uid: stored.uid }
    now = await changeEntry(entry, ['waiting'], { files: now.files.with(index, done) })
    // Somebody opened or discarded it meanwhile.
    if (!now) return undefined
  }
  return now
}

function isAboutFiles(error: unknown, { files }: OutboxEntry): boolean {
  const { fields } = failureOf(error).data
  return isRecord(fields) && files.some(({ source }) => fields[source] === 'reference')
}
