import type { ArrivalKind } from '#contract/core/arrivalKinds.ts'
import type { Db } from '#server/db/database.ts'

/** Runs work in a transaction of its own, which also records that the part is there. */
export type CommitPart = (work: (inside: Db) => Promise<unknown>) => Promise<void>

/**
 * A part of the demo operator that arrives after the console can be used. A server can be killed at any moment, and the next
 * one makes the part again, so a part writes only in `commit`.
 */
export interface DemoPart {
  readonly kind: ArrivalKind
  make(db: Db, commit: CommitPart): Promise<void>
}

/** A part that only needs the database. */
export const part = (kind: ArrivalKind, work: (inside: Db) => Promise<unknown>): DemoPart => ({
  kind,
  make: (_db, commit) => commit(work),
})
