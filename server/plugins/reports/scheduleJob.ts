import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { nextDue, type Recurrence } from '#server/services/reports/nextDue.ts'
import { asPerson } from '#server/services/session/asPerson.ts'
import { reasonOf } from './reasonOf.ts'
import { recipientsOf } from './recipients.ts'
import { startExport } from './startExport.ts'

const batch = 100

interface DueSchedule extends Recurrence {
  readonly _id: string
  readonly report: string
  readonly site: string | null
  readonly params: Row
  readonly format: 'xlsx' | 'csv'
  readonly next_at: number
  readonly created_by: string
  readonly recipients: readonly string[]
  readonly recipient_roles: readonly string[]
}

/**
 * Every minute: starts the scheduled reports that are due, each in the name of its recipients. An export and its job
 * are stored together, once for a recipient and a time, and the next time follows them, so a server that dies in between neither
 * skips a time nor sends a report twice. A server that was away catches up: each time is run as of its own day. A fault of one schedule
 * does not hold up the others; the job fails when it is through with them.
 */
export const scheduleJob = (tools: JobTools) =>
  defineJob({
    name: 'reports.schedule',
    title: text('发送定时报表', '傳送定時報表', 'Send scheduled reports'),
    every: 60,
    // The clock of the demo operator is not that of the database.
    isDue: async (db) => {
      const { rows } = await sql`
        select from report_schedule where not is_paused and deleted_at is null and next_at is not null and (
          next_at <= extract(epoch from now()) or exists (select from installation where key = 'demo_now'))
        limit 1`.execute(db)
      return rows.length > 0
    },
    run: async ({ context, signal }) => {
      let [started, refused] = [0, 0]
      const faults: unknown[] = []
      for await (const due of allDue(context)) {
        signal.throwIfAborted()
        const outcome = await startDue(tools, context, due).catch((error: unknown) => void faults.push(error))
        if (outcome === 'started') started += 1
        if (outcome === 'refused') refused += 1
      }
      if (faults.length > 0)
        throw new AggregateError(faults, `scheduled reports that did not start: ${faults.length}`)
      return { started, refused }
    },
  })

/** The schedules that are due, the earliest first. One whose next time is also due comes again. */
async function* allDue({ db, now }: Context): AsyncGenerator<DueSchedule> {
  let last: Pick<DueSchedule, '_id' | 'next_at'> | undefined = { _id: '', next_at: 0 }
  while (last) {
    const { rows }: { rows: DueSchedule[] } = await sql<DueSchedule>`
      select * from report_schedule
      where next_at <= ${now} and (next_at, _id) > (${last.next_at}, ${last._id})
        and not is_paused and deleted_at is null
      order by next_at, _id limit ${batch}`.execute(db)
    yield* rows
    last = rows.at(-1)
  }
}

/** `later`: somebody has too many open jobs. `gone`: another server was faster. */
type Outcome = 'started' | 'refused' | 'later' | 'gone'

/** Starts an export for each recipient. The next time follows when all of them are started or refused. */
async function startDue(tools: JobTools, context: Context, due: DueSchedule): Promise<Outcome> {
  const people = await recipientsOf(context.db, due)
  const results: (Reason | Exclude<Outcome, 'refused'>)[] = people.length === 0 ? ['no_user'] : []
  for (const person of people) results.push(await startFor(tools, context, due, person))
  if (results.includes('later')) return 'later'
  const isStarted = results.includes('started')
  const reason = results.find(isReason)
  const isRefused = reason !== undefined && results.every(isReason)
  if (!(await moveOn(context.db, due, isRefused ? reason : null))) return 'gone'
  return isStarted ? 'started' : isRefused ? 'refused' : 'gone'
}

type Reason = NonNullable<ReturnType<typeof reasonOf>>

const isReason = (result: string): result is Reason => !['started', 'later', 'gone'].includes(result)

/** Starts the export of one recipient, unless it was started before. Returns why it was refused. */
async function startFor(
  tools: JobTools,
  context: Context,
  due: DueSchedule,
  recipient: string,
): Promise<Reason | Exclude<Outcome, 'refused'>> {
  const { _id: id, report, site, params, format, next_at: dueAt } = due
  try {
    const person = await asPerson(context, recipient, site)
    await startExport(tools, person.context, {
      request: { report, site, params },
      format,
      locale: person.locale,
      schedule: { id, dueAt },
      withExport: async (inside) => {
        if (!(await isStillDue(inside, due))) throw new Taken()
      },
    })
    return 'started'
  } catch (error) {
    if (error instanceof Taken || isSent(error)) return 'gone'
    if (error instanceof ApiError && error.key === 'rate.limited') return 'later'
    const reason = reasonOf(error)
    if (reason === null) throw error
    return reason
  }
}

/** Another server has taken the time, or somebody has changed the schedule. */
class Taken extends Error {}

async function isStillDue(db: Db, { _id, next_at }: DueSchedule): Promise<boolean> {
  const { rows } = await sql`
    select from report_schedule where _id = ${_id} and next_at = ${next_at} and not is_paused and deleted_at is null
    for share`.execute(db)
  return rows.length > 0
}

/** There is an export for this time already, such as after a clock was set back. */
const isSent = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '23505' &&
  error.constraint === 'report_export_schedule_id_due_at_created_by_key'

/** Sets the next time, and why nothing was sent; returns false if that has been done. */
async function moveOn(db: Db, due: DueSchedule, reason: string | null = null): Promise<boolean> {
  const { _id, next_at } = due
  const refusal =
    reason === null ? sql`` : sql`, last_at = ${next_at}, last_state = 'failed', last_reason = ${reason}`
  const { rows } = await sql`
    update report_schedule set next_at = ${nextDue(due, next_at)}${refusal}
    where _id = ${_id} and next_at = ${next_at} and not is_paused and deleted_at is null returning _id`.execute(
    db,
  )
  return rows.length > 0
}
