import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { Refusal, refuseFields } from '#contract/reply.ts'
import { apply, requestOf } from '#server/plugins/brandDB/brandAudit/apply.ts'
import { demandFree, lockBrand, markBrand } from '#server/plugins/brandDB/brandAudit/brandRow.ts'
import { attachToRequest } from '#server/plugins/brandDB/brandAudit/files.ts'
import { proposalOf, type Request } from '#server/plugins/brandDB/brandAudit/proposal.ts'
import {
  demandAuthor,
  demandDecider,
  demandStep,
  withDecision,
} from '#server/plugins/brandDB/brandAudit/steps.ts'
import { tellApprovers, tellAuthor } from '#server/plugins/brandDB/brandAudit/tell.ts'
import { oneByOne, type Conduct, type Done, type Intent } from '#server/engine/conduct.ts'
import type { Context, Row } from '#server/engine/context.ts'

/** How a change of a brand is asked for, decided and made (specification section 1, brand modification). */
export const brandAuditConduct: Conduct = {
  rowFilter: ({ who }) => {
    const own = sql`created_by = ${who.id}`
    return evaluate('branddb.audit.view', who) === 'yes' ? sql`(status <> 'draft' or ${own})` : own
  },
  // What an author wrote before it was submitted stays theirs.
  stateFilter: ({ who }, state) =>
    sql`(${state} ->> 'status' <> 'draft' or ${state} ->> 'created_by' = ${who.id})`,
  attach: attachToRequest,
  filesWait: true,
  prepare: oneByOne(async (inside, { before, values }: Intent) => {
    if (before === null) return begin(inside, values)
    // No step, so it is a draft that is written on.
    const request = requestOf(before)
    demandAuthor(inside, request)
    if (request.status !== 'draft')
      throw new Refusal('state.transition', { from: request.status, to: 'draft', allowed: [] })
    return { ...(await again(inside, request, values['after'])) }
  }),
  actions: {
    approve: async (inside, record, { comment, brand_rev }) => {
      const request = requestOf(record)
      demandStep(request, 'approve')
      demandDecider(inside, request)
      const decisions = withDecision(inside, request, 'approved', comment)
      const level_done = request.level_done + 1
      if (level_done < request.level_required) return { level_done, decisions }
      const brand_id = await apply(inside, request, Number(brand_rev))
      return { status: 'approved', level_done, decisions, brand_id }
    },
    reject: async (inside, record, { comment }) => {
      const request = requestOf(record)
      demandStep(request, 'reject')
      demandDecider(inside, request)
      return { status: 'rejected', decisions: withDecision(inside, request, 'rejected', comment) }
    },
    withdraw: async (inside, record, { comment }) => {
      const request = requestOf(record)
      demandAuthor(inside, request)
      demandStep(request, 'withdraw')
      return { status: 'withdrawn', decisions: withDecision(inside, request, 'withdrawn', comment) }
    },
    submit: async (inside, record, { after }) => {
      const request = requestOf(record)
      demandAuthor(inside, request)
      demandStep(request, 'submit')
      return { ...(await again(inside, request, after)), ...submitted(inside) }
    },
    resubmit: async (inside, record, { comment, after }) => {
      const request = requestOf(record)
      demandAuthor(inside, request)
      demandStep(request, 'resubmit')
      const decisions = withDecision(inside, request, 'resubmitted', comment)
      return { ...(await again(inside, request, after)), ...submitted(inside), decisions }
    },
  },
  follow: oneByOne(async (inside, { before, after }: Done) => {
    if (!after) return
    const [was, request] = [before && requestOf(before), requestOf(after)]
    // A draft that is given up waited for nobody; another request may.
    if ([was?.status, request.status].includes('audit_inprogress')) await mark(inside, request)
    if (was?.status !== request.status) {
      if (request.status === 'audit_inprogress') await tellApprovers(inside, request, 'submitted')
      if (request.status === 'approved' || request.status === 'rejected')
        await tellAuthor(inside, request, request.status)
    } else if (was.level_done < request.level_done) await tellApprovers(inside, request, 'second')
  }),
}

/** A new request, complete. */
async function begin(inside: Context, values: Row): Promise<Row> {
  const { kind, brand_id, after, base_rev, status = 'audit_inprogress' } = values
  if (status !== 'draft' && status !== 'audit_inprogress')
    throw refuseFields('validation.failed', { status: 'choice' })
  const isNew = kind === 'create'
  if (isNew !== (brand_id === undefined || brand_id === null))
    throw refuseFields('validation.failed', { brand_id: isNew ? 'read_only' : 'required' })
  const current = isNew ? null : await lockBrand(inside, String(brand_id))
  if (!isNew && !current) throw refuseFields('validation.failed', { brand_id: 'reference' })
  if (current) await demandFree(inside, [String(brand_id)])
  if (current && base_rev !== undefined && base_rev !== null && base_rev !== current['rev'])
    throw new Refusal('stale', { current })
  const proposal = await proposalOf(inside, kind as Request['kind'], after as Row, current)
  return { ...proposal, ...(status === 'draft' ? { status } : submitted(inside)) }
}

/**
 * A request that goes to the approvers (again). With other values it is made anew over the brand as it is; the same ones
 * stay over the brand that its author saw, so that the approvers see what changed since.
 */
async function again(inside: Context, request: Request, after: unknown): Promise<Row> {
  const current = request.brand_id === null ? null : await lockBrand(inside, request.brand_id)
  if (request.brand_id !== null && !current) throw new Refusal('not_found')
  if (current) await demandFree(inside, [request.brand_id ?? ''])
  return after === undefined ? {} : { ...(await proposalOf(inside, request.kind, after as Row, current)) }
}

const submitted = ({ who, now }: Context): Row => ({
  status: 'audit_inprogress',
  level_done: 0,
  submitted_by: who.id,
  submitted_at: now,
})

/** An approved change has left its mark already, with the change itself. */
async function mark(inside: Context, { brand_id, status }: Request): Promise<void> {
  if (brand_id === null || status === 'approved') return
  const row = await lockBrand(inside, brand_id)
  if (row) await markBrand(inside, row, status === 'audit_inprogress' ? status : 'none')
}
