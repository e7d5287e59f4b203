import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { route } from '#server/http/handler.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

const title = { zh_CN: '清点', zh_TW: '點算', en_US: 'Count' }
const body = z.object({
  /** The key: one count of a place at a time. */
  place: z.string(),
  steps: z.int().default(3),
  pause: z.int().default(10),
  /** Fails this many attempts before one succeeds. */
  fail: z.int().default(0),
  stubborn: z.boolean().default(false),
  /** Waits before this step until the place is opened. */
  hold: z.int().default(0),
})

/** Counts in steps, each written down with the process that made it; a step that is there already is not made again. */
const count = defineJob({
  name: 'counting.count',
  title,
  body,
  key: ({ place }) => place,
  link: ({ place }) => `/counting/${place}`,
  can: signedIn,
  cancellable: true,
  attempts: 3,
  run: async ({ body, context: { db, who }, progress, signal }) => {
    const { place, steps, pause, fail, stubborn, hold } = body
    await sql`insert into counting_begin (place, pid, who) values (${place}, ${process.pid}, ${who.id})`.execute(
      db,
    )
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from counting_begin where place = ${place}`.execute(db)
    if (Number(rows[0]?.n) <= fail) throw new Error('not this time')
    for (let step = 1; step <= steps; step += 1) {
      await sleep(pause)
      if (step === hold) await untilOpen(db, place, signal)
      if (!stubborn) signal.throwIfAborted()
      await sql`
        insert into counting_step (place, step, pid) values (${place}, ${step}, ${process.pid})
        on conflict do nothing`.execute(db)
      progress(step, steps)
    }
    await sql`insert into counting_end (place, pid) values (${place}, ${process.pid})`.execute(db)
    return { counted: steps }
  },
})

async function untilOpen(db: Db, place: string, signal: AbortSignal): Promise<void> {
  const isOpen = async (): Promise<boolean> =>
    (await sql`select from counting_open where place = ${place}`.execute(db)).rows.length > 0
  while (!signal.aborted && !(await isOpen())) await sleep(50)
}

const open = call({
  method: 'POST',
  path: '/counting/open',
  does: 'Lets a count that waits go on.',
  can: signedIn,
  body: z.object({ place: z.string() }),
  reply: z.null(),
})

const start = call({
  method: 'POST',
  path: '/counting/start',
  does: 'Starts a count.',
  can: signedIn,
  body,
  reply: z.object({ job_id: z.string(), status: z.string(), deduplicated: z.boolean() }),
})

const loadBody = z.object({ place: z.string(), rows: z.int() })

/** Stores rows in several statements of one transaction, as an import does: all of them, once, or none. */
const load = defineJob({
  name: 'counting.load',
  title,
  body: loadBody,
  key: ({ place }) => place,
  can: signedIn,
  cancellable: false,
  attempts: 100,
  run: async ({ body: { place, rows }, context: { db } }) => {
    await inTransaction(db, async (inside) => {
      const { rows: done } = await sql`select from counting_row where place = ${place} limit 1`.execute(
        inside,
      )
      if (done.length > 0) return
      for (let from = 0; from < rows; from += 10) {
        await sql`
          insert into counting_row select ${place}, n from generate_series(${from}::int, ${from + 9}::int) n`.execute(
          inside,
        )
      }
    })
  },
})

const startLoad = call({
  method: 'POST',
  path: '/counting/load',
  does: 'Starts a load.',
  can: signedIn,
  body: loadBody,
  reply: start.reply,
})

/** A plugin with long work: `POST /counting/start`, `POST /counting/open` and `POST /counting/load`. */
export default defineServerPlugin({
  id: 'counting',
  jobs: [count, load],
  routes: [
    route(start, async ({ body, services, context }) => ({
      data: await services.jobs.start(count, body, context()),
    })),
    route(open, async ({ body, context }) => {
      await sql`insert into counting_open values (${body.place})`.execute(context().db)
      return { data: null }
    }),
    route(startLoad, async ({ body, services, context }) => ({
      data: await services.jobs.start(load, body, context()),
    })),
  ],
  migrations: {
    '0001_counting': `
      create table counting_begin (place text, pid int, who text);
      create table counting_step (place text, step int, pid int, primary key (place, step));
      create table counting_open (place text);
      create table counting_end (place text, pid int);
      create table counting_row (place text, n int);`,
  },
})
