import { sql } from 'kysely'
import { flag, systemNotes } from '#contract/Flagging/flag.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { amend } from '#server/engine/amend.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { insertRows } from '#server/engine/rows.ts'
import type { AssessmentDay } from '#server/plugins/Flagging/metrics/assessmentDay.ts'
import { findings, type Finding } from './findings.ts'
import { regenPlan, type KnownFlag } from './regenPlan.ts'

interface RunOptions {
  /** Puts tenants on the list and leaves what is on it alone: the figures of a past day are no longer true. */
  readonly onlyOpens?: boolean
}

/**
 * Applies the rules to a site, in the name of the system and inside a transaction. Throws 4095 while another
 * run is under way there.
 */
export async function regenSite(
  inside: Context,
  judged: AssessmentDay,
  { onlyOpens = false }: RunOptions = {},
) {
  const { rows: locks } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('flag.regen.' || ${judged.site}, 0)) as is_free`.execute(
    inside.db,
  )
  if (!locks[0]?.is_free) throw new ApiError('job.running')
  const found = await findings(inside.db, judged)
  const plan = regenPlan(found, await known(inside, judged.site, found), judged.day)
  for (let start = 0; start < plan.open.length; start += atOnce) {
    const some = plan.open.slice(start, start + atOnce)
    const docs = some.map(({ code: _, ...one }) => ({ ...one, site: judged.site }))
    const opened = await insertRows(flag, inside, docs)
    const changes = opened.map((after) => ({ before: null, after }))
    await audit(flag, inside, 'create', changes)
  }
  if (onlyOpens) return { opened: plan.open.length, cleared: 0, kept: plan.kept.length }
  await move(inside, plan.reopen, 'open', 'reopened')
  await move(inside, plan.unmute, 'open', 'unmuted')
  await move(
    inside,
    plan.clear.map((record) => ({ record, values: {} })),
    'cleared',
    'cleared',
  )
  await refigure(inside, plan.kept)
  return {
    opened: plan.open.length + plan.reopen.length,
    cleared: plan.clear.length,
    kept: plan.kept.length,
  }
}

/** A statement takes 65,535 values. */
const atOnce = 1000

/**
 * Flags that are not cleared, those that were cleared in the last months, and those of the stores and months that
 * were found, locked, with the codes of their rules.
 */
async function known(
  inside: Context,
  site: string,
  found: readonly Finding[],
): Promise<readonly KnownFlag[]> {
  const places = JSON.stringify(found.map(({ store_id, period }) => ({ store_id, period })))
  const { rows } = await sql<StoredRecord<typeof flag>>`
    select ${columnsOf(flag)} from flag where site = ${site} and deleted_at is null
      and (status <> 'cleared' or period >= to_char(to_timestamp(${inside.now}) - interval '3 months', 'YYYY-MM')
        or (store_id, period) in (select store_id, period from jsonb_to_recordset(${places}::jsonb) as found (store_id text, period text)))
    order by _id for update`.execute(inside.db)
  const { rows: rules } = await sql<{ _id: string; code: string }>`select _id, code from flag_rule`.execute(
    inside.db,
  )
  const codes = new Map(rules.map(({ _id, code }) => [_id, code]))
  return rows.map((row) => ({ ...row, code: codes.get(row.rule_id) ?? '' }))
}

interface FlagMove {
  readonly record: KnownFlag
  readonly values: Partial<KnownFlag>
}

/** Takes flags to a state, and says why under each of them. */
async function move(
  inside: Context,
  moved: readonly FlagMove[],
  status: 'open' | 'cleared',
  note: keyof typeof systemNotes,
): Promise<void> {
  const said = { by: null, at: inside.now, text: systemNotes[note] }
  await amend(
    flag,
    inside,
    moved.map(({ record: { code: _, ...record }, values }) => ({
      record,
      values: { ...values, status, muted_until: null, comments: [...record.comments, said] },
    })),
  )
}

/**
 * Stores the latest figures. They are not a decision, so they are not in the history of the flag, and do not conflict
 * with anybody who is editing it.
 */
async function refigure({ db }: Context, kept: readonly FlagMove[]): Promise<void> {
  const figures = kept.map(({ record: { _id }, values: { value, threshold } }) => ({ _id, value, threshold }))
  await sql`
    update flag set value = latest.value, threshold = latest.threshold
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as latest (_id text, value numeric, threshold numeric)
    where flag._id = latest._id and (flag.value, flag.threshold) is distinct from (latest.value, latest.threshold)`.execute(
    db,
  )
}
