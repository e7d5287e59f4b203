import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { brandAudit, brandAuditInprogress, decider } from '#contract/brandDB/brandAudit.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { requestOf } from '#server/plugins/brandDB/brandAudit/apply.ts'
import { isOpenTo } from '#server/plugins/brandDB/brandAudit/steps.ts'
import { recordSql } from '#server/engine/columns.ts'
import type { Row } from '#server/engine/context.ts'
import { byId } from '#server/engine/read.ts'
import { route } from '#server/http/handler.ts'

/**
 * The request that waits for a decision about a brand. Who asked since when is told to whoever sees the brand, because it is
 * why nobody can change it; what is asked for only to those who may see requests, and to the author.
 */
export const brandAuditInprogressRoute = route(brandAuditInprogress, ({ params, reading }) =>
  reading(async (context) => {
    const { who } = context
    const { _id } = await byId(brand, context, params['brand_id'] ?? '', {})
    const { rows } = await sql<Row>`
      select ${recordSql(brandAudit, context)} from brand_audit
      where brand_id = ${_id} and status = 'audit_inprogress' and deleted_at is null`.execute(context.db)
    if (!rows[0]) return { data: { audit: null, can_decide: false, can_withdraw: false } }
    const audit = requestOf(rows[0])
    const isAuthor = audit.created_by === who.id
    const isOpen = isAuthor || evaluate('branddb.audit.view', who) === 'yes'
    return {
      data: {
        audit: isOpen ? audit : { ...audit, before: null, after: {}, diff: [], decisions: [] },
        can_decide: evaluate(decider, who) === 'yes' && isOpenTo(context, audit),
        can_withdraw: isAuthor && evaluate('branddb.brand.edit', who) === 'yes',
      },
    }
  }),
)
