import { sql } from 'kysely'
import { flag, systemNotes } from '#contract/Flagging/flag.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { amend } from '#server/engine/amend.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { insertRows } from '#server/engine/rows.ts'
import type { Judged } from '#server/plugins/Flagging/metrics/Judged.ts'
import { findings } from './findings.ts'
import { regenPlan, type KnownFlag } from './regenPlan.ts'

/**
 * Applies the rules to a site, in the name of the system and inside a transaction. Throws 4095 while another
 * run is under way there.
 */
export async function regenSite(inside: Context, judged: Judged) {
  const { rows: locks } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('flag.regen.' || ${judged.site}, 0)) as is_free`.execute(
    inside.db,
  )
  if (!locks[0]?.is_free) throw new ApiError('job.running')
  const plan = regenPlan(await findings(inside.db, judged), await known(inside, judged.site), judged.day)
  const opened = await insertRows(
    flag,
    inside,
    plan.open.map(({ code: _, ...found }) => ({ ...found, site: judged.site })),
  )
  await audit(
    flag,
    inside,
    'create',
    opened.map((after) => ({ before: null, after })),
  )
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

/** Flags that are not cleared, and those that were cleared in the last months, locked, with the codes of their rules. */
async function known(inside: Context, site: string): Promise<readonly KnownFlag[]> {
  const { rows } = await sql<StoredRecord<typeof flag>>`
    select ${columnsOf(flag)} from flag where site = ${site} and deleted_at is null
      and (status <> 'cleared' or period >= to_char(to_timestamp(${inside.now}) - interval '3 months', 'YYYY-MM'))
    order by _id for update`.execute(inside.db)
  const { rows: rules } = await sql<{ _id: string; code: string }>`select _id, code from flag_rule`.execute(
    inside.db,
  )
  const codes = new Map(rules.map(({ _id, code }) => [_id, code]))
  return rows.map((row) => ({ ...row, code: codes.get(row.rule_id) ?? '' }))
}

interface Moved {
  readonly record: KnownFlag
  readonly values: Partial<KnownFlag>
}

/** Takes flags to a state, and says why under each of them. */
async function move(
  inside: Context,
  moved: readonly Moved[],
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
 * Stores the latest figures. They are no decision, so they are not in the history of the flag, and nobody who
 * edits it meanwhile is in their way.
 */
async function refigure({ db }: Context, kept: readonly Moved[]): Promise<void> {
  const figures = kept.map(({ record: { _id }, values: { value, threshold } }) => ({ _id, value, threshold }))
  await sql`
    update flag set value = latest.value, threshold = latest.threshold
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as latest (_id text, value numeric, threshold numeric)
    where flag._id = latest._id and (flag.value, flag.threshold) is distinct from (latest.value, latest.threshold)`.execute(
    db,
  )
}
