import type { Subject } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import type { ServedResource } from './hooks.ts'

/** Who is calling, and where the work is done: passed to every operation of the engine. */
export interface Context {
  readonly db: Db
  /** Every resource by the name that references use, including those of plugins. */
  readonly resources: ReadonlyMap<string, ServedResource>
  /**
   * The tables with rows that are not visible yet (`Database.uncommitted`); left out by the work that writes
   * them.
   */
  readonly uncommitted?: ReadonlySet<string> | undefined
  readonly who: Subject
  /** The person who acts in the place of `who`, who is away, with the rights of `who`. */
  readonly deputy?: string | undefined
  readonly requestId: string
  readonly ip: string | null
  /** Unix seconds of the business clock, which can be in the past for the demo operator. */
  readonly now: number
  /** Everything is rolled back at once, so it need not be logged. */
  readonly isTrial?: true | undefined
  /** Identifies a create request that is sent again. */
  readonly idempotencyKey?: string | undefined
}

/**
 * A record as the database returns it: the fields of its contract. Fields that many resources have can be
 * read by name; a value can be missing if only some columns were selected.
 */
export type Row = Record<string, unknown> & {
  readonly _id?: unknown
  readonly rev?: unknown
  readonly site?: unknown
  readonly name?: unknown
  readonly name_tc?: unknown
  readonly name_en?: unknown
}
