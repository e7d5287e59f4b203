import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { todaySql } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'

/**
 * The status of a unit by its tenancies, in a statement over units: that of who is furthest, also of those who come later.
 * A unit that is planned stays so until somebody trades there, and one that is closed until somebody comes.
 */
export const statusByShips = (context: Pick<Context, 'now'>): Sql => sql`(
  select case
    when 'trading' = any(found) then 'trading'
    when store.status = 'planned' then 'planned'
    when 'fitting_out' = any(found) then 'fitting_out'
    when 'signed' = any(found) then 'leased'
    when store.status = 'closed' then 'closed'
    else 'vacant' end
  from (
    select array_agg(case
      when s.status in ('notice', 'exited') then 'trading'
      when s.start_date > ${todaySql(context)} then 'signed' else s.status end) as found
    from tenant_ship s join site at on at._id = s.site
    where s.store_id = store._id and s.deleted_at is null and case
      when s.actual_exit_date is not null then s.actual_exit_date >= ${todaySql(context)}
      else s.status in ('trading', 'notice') or s.end_date >= ${todaySql(context)} end
  ) tenancies)`

/** Has the status of units follow their tenancies. Historical units keep theirs. */
export async function followShips(inside: Context, stores: readonly string[]): Promise<void> {
  const { rows } = await sql<Row & { next__: string }>`
    select ${columnsOf(store)}, ${statusByShips(inside)} as next__ from ${visibleTable(store, await asSystem(inside))}
    where _id = any(${[...new Set(stores)]}) and not is_split and not is_merge and status <> ${statusByShips(inside)}
    order by _id for no key update`.execute(inside.db)
  await amend(
    store,
    inside,
    rows.map(({ next__: status, ...record }) => ({ record, values: { status } })),
  )
}
