import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from './database.ts'
import { isUnreachable } from '#server/base/isUnreachable.ts'

/**
 * Reads without changing anything. It can be called twice: if a replica fails halfway, the primary is used.
 */
export type DbReader = <T>(read: (db: Db) => Promise<T>) => Promise<T>

/**
 * Reads from a streaming replica as long as it has everything that the primary had stored when the read
 * began, so that nobody's view goes back in time, whichever process wrote and whichever reads. Otherwise, or
 * when the replica is unavailable, it reads from the primary.
 */
export function readingFrom(replica: Db, primary: Db): DbReader {
  let restsUntil = 0
  return async (read) => {
    if (performance.now() < restsUntil) return read(primary)
    try {
      const stored = await position(primary, sql`pg_current_wal_flush_lsn()`)
      // On one connection, because one address can have several replicas behind it.
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

/** Milliseconds for which a replica is not used after it was unavailable, or behind. */
const awayMs = 5000
const behindMs = 100
/** The number of checks, some milliseconds apart; a healthy replica is a few milliseconds behind. */
const looks = 4
const pauseMs = 3

class Behind extends Error {}

async function requireCaughtUp(replica: Db, stored: number): Promise<void> {
  for (let look = 1; look <= looks; look += 1) {
    // A replica that was promoted to a primary has no position to catch up with.
    const replayed = await position(
      replica,
      sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`,
    )
    if (replayed >= stored) return
    if (look < looks) await sleep(pauseMs)
  }
  throw new Behind()
}

/** A position in the write-ahead log, in bytes from its beginning. */
async function position(db: Db, place: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(${place} - '0/0', 0) as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DatabaseError && error.code === code

// A statement that took too long would take as long on the primary.
const isAway = (error: unknown): boolean => isUnreachable(error) && !hasCode(error, '57014')

/** The changes that a replica replays can remove rows that a statement on it reads. */
const isConflict = (error: unknown): boolean => hasCode(error, '40001')
