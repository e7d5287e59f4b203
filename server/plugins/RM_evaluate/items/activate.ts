import { sql } from 'kysely'
import { daysLater } from '#contract/day.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { refuseFields } from '#contract/reply.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { isVersionOf, lockVersions, todayOf, type SetRow } from './itemSetSql.ts'

/**
 * Puts a version into force: the one before ends the day before, and it ends itself before the next one begins. Throws 4004
 * unless it begins today or later, its weights add up to 100, and the points fit its scale.
 */
export async function activate(inside: Context, record: SetRow): Promise<Partial<SetRow>> {
  await requireReady(inside, record)
  await lockVersions(inside)
  const { rows: others } = await sql<SetRow>`
    select _id, rev, effective_from::text, effective_to::text from score_item_set
    where ${isVersionOf(record)} and status = 'active'
      and coalesce(effective_to >= ${record.effective_from}::date, true) order by effective_from for update`.execute(
    inside.db,
  )
  const system = await asSystem(inside)
  for (const other of others.filter((one) => one.effective_from < record.effective_from))
    await amend(scoreItemSet, system, [
      { record: other, values: { effective_to: daysLater(record.effective_from, -1) } },
    ])
  const next = others.find((one) => one.effective_from > record.effective_from)
  return next ? { effective_to: earlier(record.effective_to, daysLater(next.effective_from, -1)) } : {}
}

async function requireReady({ db, now }: Context, { _id, scale, effective_from }: SetRow): Promise<void> {
  const { rows } = await sql<{ weights: number; off_scale: number; today: string }>`
    select coalesce(sum(weight), 0)::float8 as weights, count(*) filter (where max_score <> 5)::int as off_scale,
      (select ${todayOf({ now })}::text from score_item_set where _id = ${_id}) as today
    from score_item where set_id = ${_id} and deleted_at is null and is_active`.execute(db)
  const [found] = rows
  if (found?.weights !== 100) throw refuseFields('validation.failed', { weight_sum: 'weight_sum' })
  if (scale === 'five' && found.off_scale > 0)
    throw refuseFields('validation.failed', { scale: 'five_points' })
  if (effective_from < found.today)
    throw refuseFields('validation.failed', { effective_from: 'before_today' })
}

const earlier = (day: string | null, other: string): string => (day !== null && day < other ? day : other)
