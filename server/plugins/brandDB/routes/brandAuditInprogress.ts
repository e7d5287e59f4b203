import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { brandAudit, brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { requestOf } from '#server/plugins/brandDB/brandAudit/apply.ts'
import { recordSql } from '#server/engine/columns.ts'
import { byId } from '#server/engine/read.ts'
import { stepsFrom } from '#server/engine/steps.ts'
import { route } from '#server/http/handler.ts'
import type { StoredRequest } from '#server/plugins/brandDB/brandAudit/proposal.ts'

/**
 * The open request for a brand. Who made it and when is shown to everyone who may see the brand, because it
 * is why nobody can change it; its content is only shown to people who may see requests, and to the author.
 */
export const brandAuditInprogressRoute = route(brandAuditInprogress, ({ params, reading }) =>
  reading(async (context) => {
    const { who } = context
    const { _id } = await byId(brand, context, params.brand_id, {})
    const { rows } = await sql<StoredRequest>`
      select ${recordSql(brandAudit, context)} from brand_audit
      where brand_id = ${_id} and status = 'audit_inprogress' and deleted_at is null`.execute(context.db)
    if (!rows[0]) return { data: { audit: null, can_decide: false, can_withdraw: false } }
    const audit = requestOf(rows[0])
    const isAuthor = audit.created_by === who.id
    // Everyone who may see the brand can know about it, so the steps are not read from the requests that they
    // may see.
    const steps = await stepsFrom(brandAudit, context, { table: sql.table('brand_audit'), id: audit._id })
    const isOpen = isAuthor || evaluate('branddb.audit.view', who) === 'yes'
    return {
      data: {
        audit: isOpen ? audit : { ...audit, before: null, after: {}, diff: [], decisions: [] },
        can_decide: steps.approve === true,
        can_withdraw: steps.withdraw === true,
      },
    }
  }),
)
