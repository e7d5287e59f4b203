import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { Stop } from './Stop.ts'
import type { TakenJob } from './takeUp.ts'
import type { Work } from './defineJob.ts'

/** The heartbeat of an attempt. */
export interface Heartbeat extends Pick<Work<unknown>, 'progress' | 'signal'> {
  /** Writes the last progress and stops the heartbeat. */
  readonly end: () => Promise<void>
}

/**
 * Writes once a second that the attempt is alive and how far it is, and learns by the same statement whether
 * it was cancelled or taken over. A heartbeat that the database does not accept is skipped.
 */
export function keepBeating(db: Db, { _id, attempts }: TakenJob, stopping: AbortSignal): Heartbeat {
  const own = new AbortController()
  const over = new AbortController()
  let done: number | null = null
  let total: number | null = null

  const beat = async (): Promise<void> => {
    const { rows } = await sql<{ cancel_requested: boolean }>`
      update job set heartbeat_at = extract(epoch from now())::int8,
        done = coalesce(${done}::int, done), total = coalesce(${total}::int, total)
      where _id = ${_id} and attempts = ${attempts} and status = 'running'
      returning cancel_requested`.execute(db)
    if (!rows[0]) own.abort(new Stop('lost'))
    else if (rows[0].cancel_requested) own.abort(new Stop('cancelled'))
  }
  const beating = (async () => {
    while (!over.signal.aborted) {
      await sleep(1000, undefined, { signal: over.signal }).catch(() => undefined)
      await beat().catch(() => undefined)
    }
  })()

  return {
    signal: AbortSignal.any([own.signal, stopping]),
    progress: (now, of) => {
      done = Math.round(now)
      total = of === undefined ? total : Math.round(of)
    },
    end: () => {
      over.abort()
      return beating
    },
  }
}
