import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { inProgress } from '#contract/changeRequest.ts'
import { recordSql } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { stepsFrom } from '#server/engine/steps.ts'
import type { Requests, StoredRequest } from './requests.ts'

/**
 * The open request for a record. Who made it and when is shown to everyone who may see the record, because it
 * is why nobody can change it; its content is only shown to people who may see requests, and to the author.
 */
export async function openRequest({ resource }: Requests, context: Context, id: string) {
  const { who } = context
  const { of, by, can } = resource.requests
  const { _id } = await byId(of, context, id, {})
  const table = sql.table(resource.name)
  const { rows } = await sql<StoredRequest>`
    select ${recordSql(resource, context)} from ${table}
    where ${sql.ref(by)} = ${_id} and status = ${inProgress} and deleted_at is null`.execute(context.db)
  const [audit] = rows
  if (!audit) return { audit: null, can_decide: false, can_withdraw: false }
  // Everyone who may see the record can know about it, so the steps are not read from the requests that they
  // may see.
  const steps = await stepsFrom(resource, context, { table, id: audit._id })
  const isOpen = audit.created_by === who.id || evaluate(can.view, who) === 'yes'
  return {
    audit: isOpen ? audit : { ...audit, before: null, after: {}, diff: [], decisions: [] },
    can_decide: steps.approve === true,
    can_withdraw: steps.withdraw === true,
  }
}
