import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { underWay, type Log } from '#server/base/log.ts'
import type { Settings } from '#server/base/settings.ts'
import { openReader, type EventRow } from './readEvents.ts'

/** Milliseconds between two checks for new events, while anybody listens. */
const pause = 500
/** The person whose stream it is, and the address that it goes to. */
export interface StreamOwner {
  readonly person: string
  readonly network: string
}

/**
 * The maximum number of streams at this process for one person and for one address: each stream repeatedly
 * looks up the rights of its person.
 */
export type StreamLimits = Pick<Settings, 'STREAMS_PER_PERSON' | 'STREAMS_PER_ADDRESS'>

type RowListener = (rows: readonly EventRow[]) => void

/** Changes on all servers, for those who listen here. */
export interface Events {
  /**
   * Calls back with new events from the moment the promise resolves; returns a function that stops it. Throws
   * 4290 for more streams than one person has browsers, or one office has people.
   */
  readonly listen: (owner: StreamOwner, hear: RowListener) => Promise<() => void>
  /** Aborts when the server stops, so that streams end before it waits for running requests. */
  readonly stopping: AbortSignal
  readonly stop: () => void
  /** The number of listeners at this server. */
  readonly listeners: () => number
}

/**
 * A single reader of the table `event` for everyone who listens at this server. It polls twice a second, and
 * only while somebody listens. It does not use the database's NOTIFY, because that makes all writing
 * transactions wait for each other.
 */
export function createEvents(db: Db, log: Log, limits: StreamLimits): Events {
  const hearers = new Map<RowListener, StreamOwner>()
  const stopping = new AbortController()
  let opening: Promise<void> | undefined

  async function open(): Promise<void> {
    const read = await openReader(db)
    // On behalf of all listeners, not of the request that happened to come first.
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
