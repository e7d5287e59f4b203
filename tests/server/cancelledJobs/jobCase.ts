import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { ChatServer } from '#tests/support/chatServer.ts'
import type { Client } from '#tests/support/client.ts'
import type { TestServer } from '#tests/support/testServer.ts'
import type { JobEnd } from './attempt.ts'

/** What a case works with. */
export interface Stage {
  readonly server: TestServer
  readonly db: Db
  readonly chat: ChatServer
  /** People who are signed in, by their user names. */
  readonly as: (name: string) => Promise<Client>
  /** Runs a job of this name to its end. */
  readonly runWhole: (name: string, id: string) => Promise<JobEnd>
}

/** How a job is tried. */
export interface JobCase {
  /** Gives it something to do, the same each time. */
  readonly prepare?: (stage: Stage) => Promise<unknown>
  /** Starts it and returns the id of the job; without it the schedule starts it. */
  readonly start?: (stage: Stage) => Promise<string>
  /** What it is there for, as people see it: without ids and times. */
  readonly outcome: (stage: Stage) => Promise<unknown>
  /** What a cancelled run leaves: nothing, or what was done until then, which the next run does not do again. */
  readonly leaves: 'nothing' | 'parts'
}

export const rowsOf = async (db: Db, query: Sql): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<Record<string, unknown>>`${query}`.execute(db)
  return rows
}
/** Long ago. */
export const old = 1_600_000_000
export const count = (from: Sql) => sql`select count(*)::int as n from ${from}`

/** The job that a call started. */
export function jobIn({ errcode, data }: { errcode: number; data: { job_id?: string } }): string {
  if (errcode !== 0 || !data.job_id) throw new Error(`not started: ${errcode}`)
  return data.job_id
}
