import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/db/database.ts'
import { underWay, type Log } from '#server/http/log.ts'
import { openReader, type EventRow } from './readEvents.ts'

/** Milliseconds between two looks at what is new, while anybody listens. */
const pause = 500

/** What changes anywhere, on whichever server, for those who listen here. */
export interface Events {
  /** Calls back with what is new, from when the promise settles on; answers how to stop. */
  readonly listen: (hear: (rows: readonly EventRow[]) => void) => Promise<() => void>
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
export function createEvents(db: Db, log: Log): Events {
  const hearers = new Set<(rows: readonly EventRow[]) => void>()
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
      if (rows.length > 0) for (const hear of hearers) hear(rows)
    }
    opening = undefined
  }

  return {
    listen: async (hear) => {
      hearers.add(hear)
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
