import { sql } from 'kysely'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { isVersionOf, lockVersions, todayOf, type SetRow } from './itemSetSql.ts'

/**
 * Takes a version out of use. If it has not begun, the version that would have ended the day before goes on in its place:
 * otherwise no shop could be scored on the days of the retired version.
 */
export async function retire(inside: Context, record: SetRow): Promise<Partial<SetRow>> {
  await lockVersions(inside)
  const { rows } = await sql<SetRow>`
    select _id, rev, effective_from::text, effective_to::text from score_item_set
    where ${isVersionOf(record)} and status = 'active' and effective_to = ${record.effective_from}::date - 1
      and ${record.effective_from}::date > ${todayOf(inside)}
    for update`.execute(inside.db)
  const values = { effective_to: record.effective_to }
  await amend(
    scoreItemSet,
    await asSystem(inside),
    rows.map((before) => ({ record: before, values })),
  )
  return {}
}
