import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import type { Locale, LocalText } from '#contract/localText.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { queueName } from './queue.ts'
import { sendTicket } from './startJob.ts'
import type { Stop } from './Stop.ts'
import type { TakenJob, Ticket } from './takeUp.ts'

/**
 * How an attempt ended. `result` is JSON, `error` a sentence for people; `again`: another attempt may
 * succeed.
 */
export type Outcome =
  | { readonly status: 'done'; readonly result: string }
  | {
      readonly status: 'failed'
      readonly error: string
      readonly again: boolean
      /** For administrators: what was thrown, without values. */
      readonly detail: string | null
    }
  | { readonly status: Stop['how'] }

interface EndedAttempt {
  readonly taken: TakenJob
  readonly ticket: Ticket
  readonly outcome: Outcome
  /** The maximum number of attempts of the job. */
  readonly allowed: number
  /** How long it took, in milliseconds. */
  readonly ms: number
}

/**
 * Records how an attempt ended, removes its ticket and, if it continues, creates the next ticket, all in one
 * transaction. Does nothing for an attempt that another server has taken over.
 */
export async function settle(
  db: Db,
  boss: PgBoss,
  { taken, ticket, outcome, allowed, ms }: EndedAttempt,
): Promise<void> {
  if (outcome.status === 'lost') return
  const { _id, attempts } = taken
  const isHandedBack = outcome.status === 'handedBack'
  const goesOn = isHandedBack || (outcome.status === 'failed' && outcome.again && attempts < allowed)
  const next = randomUUID()
  await inTransaction(db, async (inside) => {
    const { rows } = await sql<JobNotice>`
      update job set
        status = ${goesOn ? 'queued' : outcome.status},
        ticket = case when ${goesOn} then ${next}::uuid else ticket end,
        attempts = ${isHandedBack ? attempts - 1 : Math.min(attempts, allowed)},
        result = ${outcome.status === 'done' ? outcome.result : null}::jsonb,
        error = ${outcome.status === 'failed' ? outcome.error : null},
        ms = ${Math.min(Math.round(ms), 2_000_000_000)},
        heartbeat_at = extract(epoch from now())::int8,
        finished_at = case when ${goesOn} then null else extract(epoch from now())::int8 end,
        updated_at = extract(epoch from now())::int8, rev = rev + 1
      where _id = ${_id} and attempts = ${attempts} and status = 'running'
      returning status, followers, title, link`.execute(inside)
    const [row] = rows
    if (!row) return
    if (outcome.status !== 'done') await noteAttempt(inside, taken, outcome)
    await tell(inside, row)
    await boss.complete(queueName, { id: ticket.id, retryCount: ticket.retryCount }, null, {
      db: fromKysely(inside),
    })
    if (goesOn)
      await sendTicket(inside, boss, { id: _id, ticket: next, after: isHandedBack ? 0 : 2 ** attempts })
  })
}

/** Keeps why an attempt did not succeed, for the job's log. */
async function noteAttempt(inside: Db, { _id, attempts }: TakenJob, outcome: Outcome): Promise<void> {
  const detail = outcome.status === 'failed' ? outcome.detail : null
  await sql`
    insert into job_attempt (job_id, attempt, ended, detail)
    values (${_id}, ${attempts}, ${outcome.status}, ${detail})`.execute(inside)
}

interface JobNotice {
  readonly status: string
  readonly followers: readonly string[]
  readonly title: LocalText
  readonly link: string | null
}

/** People who follow it are notified how it ended, each in their own language. */
async function tell(inside: Db, { status, followers, title, link }: JobNotice): Promise<void> {
  if (status !== 'done' && status !== 'failed') return
  const { rows } = await sql<{ locale: Locale; users: string[] }>`
    select locale, array_agg(_id) as users from "user" where _id = any(${followers}) group by locale`.execute(
    inside,
  )
  const told = { type: `job.${status}`, title_key: `atrium.job.told.${status}`, link }
  for (const { locale, users } of rows)
    await notify(inside, { ...told, users, params: { title: title[locale] } })
}
