import { isRecord } from '#contract/isRecord.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { retryWhenBack } from '#src/kit/base/call/retryWhenBack.ts'
import { randomKey } from '#src/kit/base/call/useRetryKey.ts'
import type { Entry } from './entry.ts'
import { kindOf, type Sender } from './kinds.ts'
import { amendEntry, changeEntry, outbox, readOutbox, showSending } from './outboxStore.ts'

/** Why the server refused entries, by their versions. */
type Refusals = Map<string, unknown>

interface Lane {
  /** Settles when nothing is left that can be sent now. */
  underWay?: Promise<Refusals> | undefined
  /** There is one if the last try has failed. */
  cancelRetry?: (() => void) | undefined
  tries: number
}

const lanes = new Map<string, Lane>()
/** Of those who are mounted; all of the same user. */
const senders: Sender[] = []

/**
 * Sends what waits on this device, again and again until the server has it: now, after each change, and whenever the
 * network may be back. Returns a function that ends it.
 */
export function startSending(by: Sender): () => void {
  senders.push(by)
  // Lanes whose last try has failed wait until it is time for the next.
  const stop = outbox.subscribe(() => sendLanes((lane) => !lanes.get(lane)?.cancelRetry))
  void readOutbox().then(() => sendLanes(() => true))
  return () => {
    senders.splice(senders.indexOf(by), 1)
    stop()
  }
}

function sendLanes(isDue: (lane: string) => boolean): void {
  const waiting = new Set(waitingEntries().flatMap((entry) => kindOf(entry)?.laneOf(entry) ?? []))
  for (const lane of waiting) if (isDue(lane)) trySending(lane)
}

/** The entries that the signed-in user can send. */
const waitingEntries = (): Entry[] =>
  (outbox.get().entries ?? []).filter((entry) => {
    const by = senders.at(-1)
    const isWaiting = entry.user === by?.user && entry.state === 'waiting'
    return by && isWaiting && kindOf(entry)?.isReady(entry, by)
  })

// Nothing is lost.
const trySending = (lane: string): void => void sendLane(lane).catch(() => undefined)

/** Sends an entry now, also one that was refused. */
export async function sendNow(entry: Entry): Promise<void> {
  const again = { version: randomKey(), state: 'waiting', error: null, triedAt: null } as const
  await changeEntry(entry.id, (now) => (now?.state === 'refused' ? { ...now, ...again } : now))
  sendLanes((lane) => lane === kindOf(entry)?.laneOf(entry))
}

/**
 * Sends what waits in a lane, even if the last try has just failed. Returns what the server refuses; rejects if
 * something could not be sent now.
 */
export function sendLane(name: string): Promise<Refusals> {
  const lane: Lane = lanes.get(name) ?? { tries: 0 }
  lanes.set(name, lane)
  lane.cancelRetry?.()
  delete lane.cancelRetry
  if (lane.underWay) return lane.underWay
  lane.underWay = Promise.resolve()
    .then(() => sendAll(name, lane))
    .catch((error: unknown) => {
      lane.cancelRetry = retryWhenBack(() => trySending(name), lane.tries)
      lane.tries += 1
      throw error
    })
    .finally(() => {
      delete lane.underWay
      showSending(name, undefined)
    })
  showSending(name, [])
  return lane.underWay
}

/** An entry that fails does not keep back the others. */
async function sendAll(name: string, lane: Lane): Promise<Refusals> {
  const refusals: Refusals = new Map()
  const failures: Refusals = new Map()
  // One that is refused must not take the others with it.
  let isAlone = false
  const left = () =>
    waitingEntries().filter((entry) => kindOf(entry)?.laneOf(entry) === name && !failures.has(entry.version))

  async function sendNext(): Promise<void> {
    // Another tab may have sent it meanwhile.
    await readOutbox()
    const [first, ...others] = left()
    const [kind, by] = [first && kindOf(first), senders.at(-1)]
    if (!first || !kind || !by) return
    const batch = kind.isBatch && !isAlone ? [first, ...others] : [first]
    showSending(name, batch)
    try {
      await kind.send(batch, by)
      lane.tries = 0
      for (const entry of batch) await amendEntry(entry, null)
    } catch (error) {
      const failure = failureOf(error)
      if (!kind.isRefusal(failure)) for (const { version } of batch) failures.set(version, error)
      else if (batch.length > 1) isAlone = true
      else if (isAboutFiles(failure.data, first)) await forgetFiles(first)
      else {
        refusals.set(first.version, error)
        await kind.refuse(first, error, by)
      }
    }
  }

  while (left().length > 0) await alone(name, sendNext)
  for (const error of failures.values()) throw error
  return refusals
}

/** The server removes files that no record has named for a long time. */
const isAboutFiles = ({ fields }: Readonly<Record<string, unknown>>, { files }: Entry): boolean =>
  isRecord(fields) && Object.values(fields).includes('reference') && files.some(({ uid }) => uid !== null)

const forgetFiles = (entry: Entry) =>
  amendEntry(entry, { files: entry.files.map((file) => ({ ...file, uid: null })) })

/**
 * So that two tabs do not send the same. Browsers have locks only with HTTPS; without them the server sees that
 * it is the same.
 */
async function alone(lane: string, action: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  if (locks) await locks.request(`atrium.outbox/${lane}`, action)
  else await action()
}
