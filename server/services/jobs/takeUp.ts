import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Locale } from '#contract/localText.ts'

/**
 * What the queue delivers: the ticket's id, how often it was delivered before, and the row that it refers to.
 */
export interface Ticket {
  readonly id: string
  readonly retryCount: number
  readonly data: { readonly job: string }
}

/**
 * A job that this server has just taken up. Nobody else writes to its row while `attempts` has this value.
 */
export interface TakenJob {
  readonly _id: string
  readonly name: string
  readonly body: unknown
  readonly site: string | null
  readonly created_by: string | null
  /** The number of this attempt, from 1. */
  readonly attempts: number
  /** Somebody cancelled it during an earlier attempt, which ended in another way. */
  readonly cancel_requested: boolean
  /** The language of the person who started it. */
  readonly locale: Locale
}

/** Begins an attempt; undefined if the ticket no longer belongs to the row, or the row is not open. */
export async function takeUp(db: Db, { id, data }: Ticket): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    update job set status = 'running', attempts = attempts + 1,
      heartbeat_at = extract(epoch from now())::int8,
      started_at = coalesce(started_at, extract(epoch from now())::int8)
    where _id = ${data.job} and ticket = ${id} and status in ('queued', 'running')
    returning _id, name, body, site, created_by, attempts, cancel_requested,
      coalesce((select locale from "user" where "user"._id = job.created_by), 'zh_CN') as locale`.execute(db)
  return rows[0]
}
