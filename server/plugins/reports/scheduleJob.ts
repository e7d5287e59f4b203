import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { nextDue, type Recurrence } from '#server/services/reports/nextDue.ts'
import { asPerson } from '#server/services/session/asPerson.ts'
import { reasonOf } from './reasonOf.ts'
import { startExport } from './startExport.ts'

const batch = 100

interface Due extends Recurrence {
  readonly _id: string
  readonly report: string
  readonly site: string | null
  readonly params: Row
  readonly format: 'xlsx' | 'csv'
  readonly next_at: number
  readonly created_by: string
}

/**
 * Every minute: starts the scheduled reports that are due, each in the name of its person. The export, its job
 * and the next time are stored together, so a server that dies in between neither skips a time nor sends a
 * report twice. A server that was away catches up: each time is run as of its own day.
 */
export const scheduleJob = (tools: JobTools) =>
  defineJob({
    name: 'reports.schedule',
    title: { zh_CN: '发送定时报表', zh_TW: '傳送定時報表', en_US: 'Send scheduled reports' },
    body: z.object({}),
    key: () => '',
    every: 60,
    // The clock of the demo operator is not that of the database.
    isDue: async (db) => {
      const { rows } = await sql`
        select from report_schedule where not is_paused and deleted_at is null and next_at is not null and (
          next_at <= extract(epoch from now()) or exists (select from installation where key = 'demo_now'))
        limit 1`.execute(db)
      return rows.length > 0
    },
    cancellable: true,
    attempts: 3,
    run: async ({ context, signal }) => {
      let [started, refused] = [0, 0]
      for (;;) {
        const { rows } = await sql<Due>`
          select * from report_schedule
          where next_at <= ${context.now} and not is_paused and deleted_at is null
          order by next_at, _id limit ${batch}`.execute(context.db)
        let handled = 0
        for (const due of rows) {
          signal.throwIfAborted()
          const outcome = await startDue(tools, context, due)
          if (outcome === 'started') started += 1
          if (outcome === 'refused') refused += 1
          if (outcome !== 'later') handled += 1
        }
        if (handled === 0) return { started, refused }
      }
    },
  })

/** `later`: the person has too many open jobs. `gone`: another server was faster. */
type Outcome = 'started' | 'refused' | 'later' | 'gone'

async function startDue(tools: JobTools, context: Context, due: Due): Promise<Outcome> {
  const { _id: id, report, site, params, format, next_at: dueAt } = due
  try {
    const person = await asPerson(context, due.created_by, site)
    await startExport(tools, person.context, {
      request: { report, site, params },
      format,
      locale: person.locale,
      schedule: { id, dueAt },
      withExport: async (inside) => {
        if (!(await moveOn(inside, due))) throw new Taken()
      },
    })
    return 'started'
  } catch (error) {
    if (error instanceof Taken) return 'gone'
    if (error instanceof ApiError && error.key === 'rate.limited') return 'later'
    const reason = reasonOf(error)
    if (reason === null) throw error
    return (await moveOn(context.db, due, reason)) ? 'refused' : 'gone'
  }
}

/** The time is another server's by now. */
class Taken extends Error {}

/** Sets the next time, and why nothing was sent; returns false if that has been done. */
async function moveOn(db: Db, due: Due, reason: string | null = null): Promise<boolean> {
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
