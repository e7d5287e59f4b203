import { z } from 'zod'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { withUid } from '#src/kit/form/input/withUid.ts'
import type { PendingFile } from '#src/kit/form/input/keptFiles.ts'
import type { Answers } from './answerStore.ts'
import { NotNow } from './NotNow.ts'
import { uidOf } from './uidOf.ts'

/** Where answers go, as data: they are sent without the screen that they were given on. */
export interface AnswersTarget extends Pick<SendableCall, 'method' | 'path'> {
  /** They are sent only while it is the current site: at another the server would refuse them. */
  readonly site: string | null
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

/** How answers are sent. */
interface Way<R> {
  readonly calls: BackEnd
  readonly target: AnswersTarget
  readonly call: SendableCall<R, CallParts>
  /** Called with the reason when the server refuses a file; the answer is sent without it. */
  readonly onFileRefused: (file: File, error: unknown) => void
}

/** A call of which no more is known than the device keeps. */
export const keptCall = ({ method, path }: AnswersTarget): SendableCall<unknown, CallParts> => ({
  method,
  path,
  carries: 'json',
  reply: z.unknown(),
})

/** Uploads the photos of answers, and sends the answers with the uids. Waits while another site is current. */
export async function sendAnswers<R>(way: Way<R>, answers: Answers<WithPhotos>): Promise<R> {
  const { calls, target, call } = way
  const isThere = () => calls.site() === target.site
  if (!isThere()) throw new NotNow()
  try {
    return await calls.send(call, await partsOf(way, answers))
  } catch (error) {
    // The site was switched meanwhile, which may be the only reason for a refusal.
    throw isThere() ? error : new NotNow()
  }
}

/** What the call takes: the answers with the uids of their photos. */
async function partsOf(way: Omit<Way<unknown>, 'call'>, answers: Answers<WithPhotos>): Promise<CallParts> {
  const { site, query, body, list, noun } = way.target
  const sent: object[] = []
  for (const [answered, { photos = {}, ...answer }] of Object.entries(answers)) {
    const given = new Map<string, unknown>(Object.entries(answer))
    for (const [source, files] of Object.entries(photos)) {
      const known = given.get(source)
      let uids: readonly unknown[] = Array.isArray(known) ? known : []
      for (const file of files) {
        const uid = await uidOf(way.calls, { noun, site, file }, way.onFileRefused)
        if (uid !== null) uids = withUid(uids, uid, file.replaces)
      }
      given.set(source, uids)
    }
    sent.push({ [list[1]]: answered, ...Object.fromEntries(given) })
  }
  return { query: { ...(site === null ? {} : { site }), ...query }, body: { ...body, [list[0]]: sent } }
}
