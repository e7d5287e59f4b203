import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { underWay, type Log } from '#server/base/log.ts'
import type { Settings } from '#server/base/settings.ts'
import { openReader, type EventRow } from './readEvents.ts'

/** Milliseconds between two looks at what is new, while anybody listens. */
const pause = 500
/** Whose stream it is, and which address it goes to. */
export interface StreamOwner {
  readonly person: string
  readonly network: string
}

/** Streams at this process that one person, and one address, may have: each looks up again and again what its person may. */
export type StreamLimits = Pick<Settings, 'STREAMS_PER_PERSON' | 'STREAMS_PER_ADDRESS'>

type Hear = (rows: readonly EventRow[]) => void

/** What changes anywhere, on whichever server, for those who listen here. */
export interface Events {
  /**
   * Calls a stream back with what is new, from when the promise settles on; answers how to stop. Refuses (4290) more
   * streams than one person has browsers, or one office people.
   */
  readonly listen: (owner: StreamOwner, hear: Hear) => Promise<() => void>
  /** Aborts when the server is to stop, so that streams end before it waits for what is under way. */
  readonly stopping: AbortSignal
  readonly stop: () => void
  /** How many listen at this server. */
  readonly listeners: () => number
}

/**
 * One reader of the table `event` for all who listen at this server. It looks twice a second and only while somebody
 * listens; the database is not asked to notify, since that makes all transactions that write wait for each other.
 */
export function createEvents(db: Db, log: Log, limits: StreamLimits): Events {
  const hearers = new Map<Hear, StreamOwner>()
  const stopping = new AbortController()
  let opening: Promise<void> | undefined

  async function open(): Promise<void> {
    const read = await openReader(db)
    // For all who listen, not for the request that happened to be the first.
    void underWay.exit(() => look(read))
  }

  async function look(read: Awaited<ReturnType<typeof openReader>>): Promise<void> {
    while (!stopping.signal.aborted && hearers.size > 0) {
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      const rows = await read().catch((error: unknown) => {
        log.warn({ err: error }, 'events cannot be read')
        return []
      })
      if (rows.length > 0) for (const hear of hearers.keys()) hear(rows)
    }
    opening = undefined
  }

  return {
    listen: async (owner, hear) => {
      requireRoom([...hearers.values()], owner, limits)
      hearers.set(hear, owner)
      try {
        await (opening ??= open())
      } catch (error) {
        opening = undefined
        hearers.delete(hear)
        throw error
      }
      return () => void hearers.delete(hear)
    },
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    listeners: () => hearers.size,
  }
}

function requireRoom(
  open: readonly StreamOwner[],
  { person, network }: StreamOwner,
  { STREAMS_PER_PERSON, STREAMS_PER_ADDRESS }: StreamLimits,
): void {
  const requireLess = (limit: number, own: readonly StreamOwner[]): void => {
    if (own.length >= limit) throw new ApiError('rate.limited', { limit })
  }
  requireLess(
    STREAMS_PER_PERSON,
    open.filter((other) => other.person === person),
  )
  requireLess(
    STREAMS_PER_ADDRESS,
    open.filter((other) => other.network === network),
  )
}
