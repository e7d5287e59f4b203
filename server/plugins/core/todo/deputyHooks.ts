import { sql } from 'kysely'
import { evaluate, staff } from '#contract/access.ts'
import type { todoDeputy } from '#contract/core/todo.ts'
import { refuseFields } from '#contract/reply.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { contextOf } from '#server/services/todos/deputies.ts'

/** Nobody is their own deputy, and nobody has two deputies on one day. A deputy is one of the staff, and is told. */
export const deputyHooks: ResourceHooks<typeof todoDeputy> = {
  beforeSave: oneByOne(async (inside, { before, after }) => {
    const { db, who } = inside
    const person = before?.created_by ?? who.id
    if (after.deputy_id === person) throw refuseFields('validation.failed', { deputy_id: 'not_self' })
    if (before?.deputy_id !== after.deputy_id) {
      const deputy = await contextOf(inside, after.deputy_id)
      if (!deputy || evaluate(staff, deputy.who) === 'no')
        throw refuseFields('validation.failed', { deputy_id: 'cannot_do' })
    }
    // One after the other, or two that are named at the same moment would not know of each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`deputies of ${person}`}, 0))`.execute(db)
    const { rows } = await sql`
      select from todo_deputy where created_by = ${person} and deleted_at is null
        and _id <> ${before?._id ?? ''}
        and from_date <= ${after.to_date}::date and to_date >= ${after.from_date}::date`.execute(db)
    if (rows.length > 0) throw refuseFields('validation.failed', { from_date: 'overlap' })
    return undefined
  }),
  afterChange: oneByOne(async ({ db, who }, { before, after }) => {
    if (!after || before?.deputy_id === after.deputy_id) return
    const { rows } = await sql<{ name: string }>`select name from "user" where _id = ${who.id}`.execute(db)
    await notify(db, {
      users: [after.deputy_id],
      isMessage: true,
      type: 'todo.deputy',
      title_key: 'todo.deputised',
      params: { sender: rows[0]?.name ?? '', from: after.from_date, to: after.to_date },
      link: '/todo',
    })
  }),
}
