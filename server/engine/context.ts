import type { Subject } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import type { ServedResource } from './hooks.ts'

/** Who asks, and where the work is done: what every operation of the engine gets. */
export interface Context {
  readonly db: Db
  /** Every resource by the name that references use, those of plugins too. */
  readonly resources: ReadonlyMap<string, ServedResource>
  /** The tables with rows that may not be seen yet (`Database.uncommitted`); left out by the work that writes them. */
  readonly uncommitted?: ReadonlySet<string> | undefined
  readonly who: Subject
  readonly requestId: string
  readonly ip: string | null
  /** Unix seconds by the business clock, which the demo operator may hold in the past. */
  readonly now: number
  /** What is done is taken back at once: nobody has to write down that it was. */
  readonly isTrial?: true | undefined
  /** By which a create that is sent again is known. */
  readonly idempotencyKey?: string | undefined
}

/** A record as the database gives it: the fields of its contract. */
export type Row = Record<string, unknown>
