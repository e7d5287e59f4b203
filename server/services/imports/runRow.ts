import { sql } from 'kysely'
import { errorsShown } from '#contract/core/importRun.ts'
import type { Db } from '#server/db/database.ts'
import { inPace, type Pace } from '#server/db/inPace.ts'
import type { Step } from '#server/db/longTransaction.ts'
import type { Locale } from '#contract/localText.ts'
import { emptiedBy, isGood, isUnusual, withoutEmptying, type Plan } from './plan.ts'

/** An import as a row of its table. */
export interface RunRow {
  readonly _id: string
  readonly noun: string
  readonly mode: 'add' | 'update' | 'both'
  readonly site: string | null
  readonly state: 'checking' | 'checked' | 'applying' | 'applied' | 'failed' | 'cancelled'
  /** Null when it was dropped. */
  readonly file: string | null
  readonly file_name: string
  readonly timezone: string
  /** How to read the file, if it leaves that open. */
  readonly encoding: 'gb18030' | 'big5' | null
  readonly sheet: string | null
  readonly locale: Locale
  readonly only_good: boolean
  /** The person agreed to lose the values that the file empties. */
  readonly empties: boolean
  readonly with_unusual: boolean
  readonly wrong: number
  readonly created_by: string
}

/** The import with that id; in a transaction it is locked until the end. */
export async function readRun(db: Db, id: string): Promise<RunRow | undefined> {
  const lock = db.isTransaction ? sql`for update` : sql``
  const { rows } = await sql<RunRow>`select * from import_run where _id = ${id} ${lock}`.execute(db)
  return rows[0]
}

/** Records which rows are wrong, replacing earlier errors. */
export async function writeErrors(
  id: string,
  plans: readonly Plan[],
  { step, pace }: { step: Step; pace: Pace },
): Promise<void> {
  await inPace(pace, (size) =>
    step(async (db) => {
      const { rows } = await sql`
        delete from import_error where import_id = ${id}
          and row in (select row from import_error where import_id = ${id} limit ${size})
        returning row`.execute(db)
      return rows.length
    }),
  )
  const wrong = plans.filter((plan) => !isGood(plan)).map(({ row, errors }) => ({ row, errors }))
  let written = 0
  await inPace(pace, async (size) => {
    const some = wrong.slice(written, written + size)
    if (some.length > 0) await step((db) => insertErrors(db, id, some))
    written += some.length
    return some.length
  })
}

async function insertErrors(
  db: Db,
  id: string,
  wrong: readonly Pick<Plan, 'row' | 'errors'>[],
): Promise<void> {
  await sql`
    insert into import_error (import_id, row, errors)
    select ${id}, row, errors from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb)
      as found (row int, errors jsonb)`.execute(db)
}

/** Records what happened to the rows, and the first errors. */
export async function writeOutcome(
  db: Db,
  id: string,
  state: 'checked' | 'applying' | 'applied',
  plans: readonly Plan[],
): Promise<void> {
  // What is left out stays counted as unusual; what was wanted is stored like the others.
  const isApart = (plan: Plan): boolean => plan.isLeft === true || (state === 'checked' && isUnusual(plan))
  const unusual = plans.filter(isApart).length
  const good = plans.filter((plan) => isGood(plan) && !isApart(plan))
  const wrong = plans.filter((plan) => !isGood(plan))
  const count = (action: Plan['action'], plans = good): number =>
    plans.filter((plan) => plan.action === action).length
  const emptied = good.reduce((sum, plan) => sum + emptiedBy(plan).length, 0)
  const onlyEmptied = count('none', good.map(withoutEmptying)) - count('none')
  const errors = wrong
    .flatMap(({ row, errors: found }) =>
      Object.entries(found).map(([field, message]) => ({ row, field, message })),
    )
    .slice(0, errorsShown)
  const finished = state === 'applying' ? sql`null` : sql`extract(epoch from now())::int8`
  await sql`
    update import_run set state = ${state}, total = ${plans.length}, to_add = ${count('add')},
      to_change = ${count('change')}, unchanged = ${count('none')}, wrong = ${wrong.length}, unusual = ${unusual},
      to_empty = ${emptied}, only_emptied = ${onlyEmptied},
      errors = ${JSON.stringify(errors)}::jsonb, finished_at = ${finished},
      updated_at = extract(epoch from now())::int8, rev = rev + 1
    where _id = ${id}`.execute(db)
}

/** Records that the file as a whole cannot be read, and where. */
export async function writeFailure(db: Db, id: string, errors: unknown): Promise<void> {
  await sql`
    update import_run set state = 'failed', errors = ${JSON.stringify(errors ?? [])}::jsonb,
      finished_at = extract(epoch from now())::int8, updated_at = extract(epoch from now())::int8,
        rev = rev + 1
    where _id = ${id}`.execute(db)
}

/**
 * Ends imports that wait for a job that is over or does not exist, and returns how many. A check has then
 * failed, and a file that was to be stored can be applied again; the errors say that it was not finished.
 */
export async function endOrphans(db: Db, state: 'checking' | 'applying'): Promise<number> {
  const { rows } = await sql`
    update import_run set state = ${ended[state]}, errors = unfinished(errors),
      finished_at = extract(epoch from now())::int8, updated_at = extract(epoch from now())::int8,
        rev = rev + 1
    where state = ${state} and not exists (
      select from job where job._id = import_run.job_id and job.status in ('queued', 'running'))
    returning 1 as ended`.execute(db)
  return rows.length
}

const ended = { checking: 'failed', applying: 'checked' } as const
