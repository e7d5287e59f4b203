import { z } from 'zod'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { BackEnd } from '#src/kit/call/callsContext.ts'
import { sendFile } from '#src/kit/input/sendFile.ts'
import type { PendingFile } from '#src/kit/outbox/outboxForm.ts'
import { shrinkPhoto } from '#src/kit/picture/shrinkPhoto.ts'
import type { Answers } from './answerStore.ts'

/** Where answers go, as data: they are sent without the screen that they were given on. */
export interface AnswersTarget extends Pick<SendableCall, 'method' | 'path'> {
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  /** The list in the body that takes the answers, and what names the answered thing in each of them. */
  readonly list: readonly [list: string, id: string]
  /** The resource that the files of answers are for. */
  readonly noun: string
}

/** An answer with photos, by field, that are uploaded before it is sent. */
export interface WithPhotos {
  readonly photos?: Readonly<Record<string, readonly PendingFile[]>>
}

/** Sends answers without knowing more of the call than the device does. */
export async function sendKept(calls: BackEnd, target: AnswersTarget, answers: Answers<WithPhotos>) {
  const { method, path } = target
  await calls.send(
    { method, path, carries: 'json', reply: z.unknown() },
    await partsOf(calls, target, answers),
  )
}

/** Uploads the photos of answers and returns what the call takes: the answers with the uids of their photos. */
export async function partsOf(
  calls: BackEnd,
  { query, body, list: [list, id], noun }: AnswersTarget,
  answers: Answers<WithPhotos>,
): Promise<CallParts> {
  const sent: object[] = []
  for (const [answered, { photos = {}, ...answer }] of Object.entries(answers)) {
    const given = new Map<string, unknown>(Object.entries(answer))
    for (const [source, files] of Object.entries(photos)) {
      const uids: string[] = []
      for (const file of files) uids.push(await uidOf(calls, noun, file))
      const known = given.get(source)
      given.set(source, [...(Array.isArray(known) ? known : []), ...uids])
    }
    sent.push({ [id]: answered, ...Object.fromEntries(given) })
  }
  return { query, body: { ...body, [list]: sent } }
}

/** What the server has need not be uploaded again when the answer is sent again. */
const uploaded = new WeakMap<File, string>()

async function uidOf(calls: BackEnd, noun: string, { file, isPrepared }: PendingFile): Promise<string> {
  const known = uploaded.get(file)
  if (known !== undefined) return known
  const { uid } = await sendFile(calls, { noun, file: isPrepared ? file : await shrinkPhoto(file) })
  uploaded.set(file, uid)
  return uid
}
