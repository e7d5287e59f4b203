import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from './database.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'

/** Does reading that changes nothing. It may be done twice: a replica that fails halfway is given up. */
export type Reading = <T>(read: (db: Db) => Promise<T>) => Promise<T>

/**
 * Reads from a streaming replica as long as it has everything that the primary had stored when the reading began, so that
 * nobody's view goes back in time, whichever process wrote and whichever reads. Otherwise, or when it is away, from the
 * primary.
 */
export function readingFrom(replica: Db, primary: Db): Reading {
  let restsUntil = 0
  return async (read) => {
    if (performance.now() < restsUntil) return read(primary)
    try {
      const stored = await position(primary, sql`pg_current_wal_flush_lsn()`)
      // On one connection: behind one address there may be several replicas.
      return await replica.connection().execute(async (one) => {
        await requireCaughtUp(one, stored)
        return read(one)
      })
    } catch (error) {
      if (!(error instanceof Behind) && !isConflict(error) && !isAway(error)) throw error
      restsUntil = performance.now() + (isAway(error) ? awayMs : behindMs)
      return read(primary)
    }
  }
}

/** Milliseconds for which a replica is not asked after it was away, or behind. */
const awayMs = 5000
const behindMs = 100
/** Looks that it is given, some milliseconds apart; a healthy one is a few behind. */
const looks = 4
const pauseMs = 3

class Behind extends Error {}

async function requireCaughtUp(replica: Db, stored: number): Promise<void> {
  for (let look = 1; look <= looks; look += 1) {
    // A replica that was made a primary of its own has no place to be caught up with.
    const replayed = await position(
      replica,
      sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`,
    )
    if (replayed >= stored) return
    if (look < looks) await sleep(pauseMs)
  }
  throw new Behind()
}

/** A place in the write-ahead log, in bytes from its beginning. */
async function position(db: Db, place: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(${place} - '0/0', 0) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DatabaseError && error.code === code

// A statement that took too long would take as long on the primary.
const isAway = (error: unknown): boolean => isUnreachable(error) && !hasCode(error, '57014')

/** What a replica is told to replay may take away what a statement on it reads. */
const isConflict = (error: unknown): boolean => hasCode(error, '40001')
