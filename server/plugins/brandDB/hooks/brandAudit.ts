import { sql } from 'kysely'
import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { isRecord } from '#contract/isRecord.ts'
import { evaluate } from '#contract/access.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { apply, requestOf } from '#server/plugins/brandDB/brandAudit/apply.ts'
import { brandNames } from '#server/plugins/brandDB/brandAudit/brandNames.ts'
import { requireFree, lockBrand, markBrand } from '#server/plugins/brandDB/brandAudit/brandRow.ts'
import { attachToRequest } from '#server/plugins/brandDB/brandAudit/files.ts'
import { proposalOf, type Request, type StoredRequest } from '#server/plugins/brandDB/brandAudit/proposal.ts'
import { approvedBy, withDecision } from '#server/plugins/brandDB/brandAudit/decisions.ts'
import { tellApprovers, tellAuthor } from '#server/plugins/brandDB/brandAudit/tell.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import type { Context } from '#server/engine/context.ts'

/** How a change of a brand is requested, decided and made (specification section 1, brand modification). */
export const brandAuditHooks: ResourceHooks<typeof brandAudit> = {
  rowFilter: ({ who }) => {
    const own = sql`created_by = ${who.id}`
    return evaluate('branddb.audit.view', who) === 'yes' ? sql`(status <> 'draft' or ${own})` : own
  },
  // What an author wrote before submitting stays private to them.
  stateFilter: ({ who }, state) =>
    sql`(${state} ->> 'status' <> 'draft' or ${state} ->> 'created_by' = ${who.id})`,
  attach: attachToRequest,
  filesWait: true,
  beforeSave: oneByOne(async (inside, { before, values }) => {
    if (before === null) return begin(inside, values)
    // Not a step, so the author is editing a draft.
    const request = requestOf(before)
    if (request.created_by !== inside.who.id) throw new ApiError('permission.denied')
    if (request.status !== 'draft')
      throw new ApiError('state.transition', { from: request.status, to: 'draft', allowed: [] })
    return { ...(await again(inside, request, values.after)) }
  }),
  derived: { approved_by: () => approvedBy, brand_names: brandNames },
  actions: {
    submit: (inside, record, { after }) => submitAgain(inside, requestOf(record), after),
    approve: async (inside, record, { comment, brand_rev }) => {
      const request = requestOf(record)
      const decisions = withDecision(inside, request, 'approved', comment)
      const level_done = request.level_done + 1
      if (level_done < request.level_required) return { status: request.status, level_done, decisions }
      const brand_id = await apply(inside, request, Number(brand_rev))
      return { level_done, decisions, brand_id }
    },
    reject: async (inside, record, { comment }) => ({
      decisions: withDecision(inside, requestOf(record), 'rejected', comment),
    }),
    withdraw: async (inside, record, { comment }) => ({
      decisions: withDecision(inside, requestOf(record), 'withdrawn', comment),
    }),
    resubmit: async (inside, record, { comment, after }) => {
      const request = requestOf(record)
      const decisions = withDecision(inside, request, 'resubmitted', comment)
      return { ...(await submitAgain(inside, request, after)), decisions }
    },
  },
  afterChange: oneByOne(async (inside, { before, after }) => {
    if (!after) return
    const [was, request] = [before && requestOf(before), requestOf(after)]
    // An abandoned draft was not open; another request may be.
    if ([was?.status, request.status].includes('audit_inprogress')) await mark(inside, request)
    if (was?.status !== request.status) {
      if (request.status === 'audit_inprogress') await tellApprovers(inside, request, 'submitted')
      if (request.status === 'approved' || request.status === 'rejected')
        await tellAuthor(inside, request, request.status)
    } else if (was.level_done < request.level_done) await tellApprovers(inside, request, 'second')
  }),
}

/** A new request, complete. */
async function begin(inside: Context, values: Partial<StoredRequest>): Promise<Partial<Request>> {
  const { kind, brand_id, after, base_rev, status } = values
  if (!kind || !after) throw refuseFields('validation.failed', { [kind ? 'after' : 'kind']: 'required' })
  const isNew = kind === 'create'
  if (isNew !== (brand_id === undefined || brand_id === null))
    throw refuseFields('validation.failed', { brand_id: isNew ? 'read_only' : 'required' })
  const current = isNew ? null : await lockBrand(inside, String(brand_id))
  if (!isNew && !current) throw refuseFields('validation.failed', { brand_id: 'reference' })
  if (current) await requireFree(inside, [String(brand_id)])
  if (current && base_rev !== undefined && base_rev !== null && base_rev !== current.rev)
    throw new ApiError('stale', { current })
  const proposal = await proposalOf(inside, kind, after, current)
  return { ...proposal, ...(status === 'draft' ? {} : submitted(inside)) }
}

/**
 * A request that is submitted (again). With other values it is based on the current brand; with the same
 * values it stays based on the brand that its author saw, so that the approvers see what has changed since.
 */
async function again(inside: Context, request: Request, after: unknown): Promise<Partial<Request>> {
  const current = request.brand_id === null ? null : await lockBrand(inside, request.brand_id)
  if (request.brand_id !== null && !current) throw new ApiError('not_found')
  if (current) await requireFree(inside, [request.brand_id ?? ''])
  return isRecord(after) ? proposalOf(inside, request.kind, after, current) : {}
}

const submitAgain = async (inside: Context, request: Request, after: unknown): Promise<Partial<Request>> => ({
  ...(await again(inside, request, after)),
  ...submitted(inside),
})

const submitted = ({ who, now }: Context): Partial<Request> => ({
  level_done: 0,
  submitted_by: who.id,
  submitted_at: now,
})

/** An approved change has already updated the brand. */
async function mark(inside: Context, { brand_id, status }: Request): Promise<void> {
  if (brand_id === null || status === 'approved') return
  const row = await lockBrand(inside, brand_id)
  if (row) await markBrand(inside, row, status === 'audit_inprogress' ? status : 'none')
}
