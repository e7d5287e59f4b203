import { z } from 'zod'
import type { CallParts } from '#contract/callInput.ts'
import { errcodes } from '#contract/reply.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { answerId, answerLane, recordOf, type AnswerEntry } from './entry.ts'
import type { Kind, Sender } from './kinds.ts'
import { amendEntry } from './outboxStore.ts'
import { uploadFiles } from './uploadFiles.ts'

/** How the screens of lanes send, which take the reply: in place of what the device knows. */
export const screenSends = new Map<string, (calls: BackEnd, parts: CallParts) => Promise<unknown>>()

/** The lanes that wait for the screen that sends them, which opens next. */
export const heldLanes = new Set<string>()

/**
 * An answer, which is sent while its site is the current one. One that is refused is dropped, unless somebody else gave
 * another answer meanwhile: then the user decides.
 */
export const answerKind: Kind<AnswerEntry> = {
  laneOf: answerLane,
  isBatch: true,
  isReady: (entry, { site }) => entry.site === site && isSound(entry) && !heldLanes.has(answerLane(entry)),
  isRefusal: ({ code, isTemporary, isServerFault }) => code !== 0 && !isTemporary && !isServerFault,
  async send(entries, by) {
    const { calls, site } = by
    const isHere = () => calls.site() === site
    const canDrop = (file: File, error: unknown) => isHere() && isFileRefused(file, error, by)
    try {
      const ready: AnswerEntry[] = []
      for (const entry of entries) {
        const { noun } = entry.to
        const uploaded = await uploadFiles(entry, { calls, noun, isPhoto: () => true, canDrop })
        if (uploaded) ready.push(uploaded)
      }
      if (!isHere()) throw new NotNow()
      if (ready[0]) await send(ready[0], ready, calls)
    } catch (error) {
      // The site was switched meanwhile, which may be the only reason for a refusal.
      throw isHere() ? error : new NotNow()
    }
  },
  async refuse(entry, error, { calls }) {
    const { code, data } = failureOf(error)
    const isStale = code === errcodes.stale
    await amendEntry(entry, isStale ? { state: 'refused', theirs: data['current'] } : null)
    calls.showFailure(error)
  },
}

/** Sends answers to where the first of them goes. */
async function send({ site, to, ...place }: AnswerEntry, answers: readonly AnswerEntry[], calls: BackEnd) {
  const { method, path, list } = to
  const items = answers.map((entry) => ({ [list[1]]: entry.item, ...recordOf(entry) }))
  const parts = {
    query: { ...(site === null ? {} : { site }), ...to.query },
    body: { ...to.body, [list[0]]: items },
  }
  const screen = screenSends.get(answerLane({ site, ...place }))
  if (screen) await screen(calls, parts)
  else await calls.send({ method, path, carries: 'json', reply: z.unknown() }, parts)
}

/** Whether the server refuses a file, which the user is told: the answer is sent without it. */
function isFileRefused({ name }: File, error: unknown, { notify }: Sender): boolean {
  const { isTemporary, isServerFault, isSilent, message } = failureOf(error)
  if (isTemporary || isServerFault) return false
  const reason = isSilent ? '' : message
  notify('atrium.answers.file_refused', { type: 'error', messageArgs: { name, reason } })
  return true
}

/**
 * Whoever has the device can write into its storage, also for the person who comes next: what would go elsewhere by that,
 * or do something else, is not sent.
 */
const isSound = (entry: AnswerEntry): boolean =>
  entry.id === answerId(entry) &&
  ['POST', 'PUT'].includes(entry.to.method) &&
  /^\/\w[\w/-]*$/.test(entry.to.path)

/** Sending has to wait, though the server has refused nothing. The user need not be told. */
export class NotNow extends Error {
  readonly isSilent = true
}
