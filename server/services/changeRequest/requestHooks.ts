import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import { inProgress, recordIdOf, type ChangeRequest } from '#contract/changeRequest.ts'
import { isRecord } from '#contract/isRecord.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { apply } from './apply.ts'
import { approvedBy, withDecision } from './decisions.ts'
import { attachToRequest } from './files.ts'
import { proposalOf } from './proposal.ts'
import { lockRecord, markRecord, requireFree } from './recordRow.ts'
import type { Requests, StoredRequest } from './requests.ts'
import { tellApprovers, tellAuthor } from './tell.ts'

/** How a change of a record is requested, decided and made. */
export function requestHooks(requests: Requests): ResourceHooks<ChangeRequest> {
  const { resource } = requests
  const { by, seen, can } = resource.requests
  return {
    rowFilter: ({ who }) => {
      const own = sql`created_by = ${who.id}`
      return evaluate(can.view, who) === 'yes' ? sql`(status <> 'draft' or ${own})` : own
    },
    // What an author wrote before submitting stays private to them.
    stateFilter: ({ who }, state) =>
      sql`(${state} ->> 'status' <> 'draft' or ${state} ->> 'created_by' = ${who.id})`,
    attach: async (inside, request, fields) => {
      if ([...fields].includes('after')) await attachToRequest(inside, resource, request)
    },
    filesWait: true,
    beforeSave: oneByOne(async (inside, { before, values }) => {
      if (before === null) return begin(inside, requests, values)
      // Not a step, so the author is editing a draft.
      if (before.created_by !== inside.who.id) throw new ApiError('permission.denied')
      if (before.status !== 'draft')
        throw new ApiError('state.transition', { from: before.status, to: 'draft', allowed: [] })
      return { ...(await again(inside, requests, { request: before, after: values.after })) }
    }),
    derived: { ...requests.derived, approved_by: () => approvedBy(resource) },
    actions: {
      submit: (inside, request, { after }) => submitAgain(inside, requests, { request, after }),
      approve: async (inside, request, { comment, [seen]: rev }) => {
        const decisions = withDecision(inside, request, 'approved', comment)
        const level_done = request.level_done + 1
        if (level_done < request.level_required) return { status: request.status, level_done, decisions }
        const id = await apply(inside, requests, { request, seenRev: Number(rev) })
        return { level_done, decisions, [by]: id }
      },
      reject: async (inside, request, { comment }) => ({
        decisions: withDecision(inside, request, 'rejected', comment),
      }),
      withdraw: async (inside, request, { comment }) => ({
        decisions: withDecision(inside, request, 'withdrawn', comment),
      }),
      resubmit: async (inside, request, { comment, after }) => {
        const decisions = withDecision(inside, request, 'resubmitted', comment)
        return { ...(await submitAgain(inside, requests, { request, after })), decisions }
      },
    },
    afterChange: oneByOne(async (inside, { before, after: request }) => {
      if (!request) return
      // An abandoned draft was not open; another request may be.
      if ([before?.status, request.status].includes(inProgress)) await mark(inside, requests, request)
      if (before?.status !== request.status) {
        if (request.status === inProgress)
          await tellApprovers(inside, requests, { request, notice: 'submitted' })
        if (request.status === 'approved' || request.status === 'rejected')
          await tellAuthor(inside, requests, { request, notice: request.status })
      } else if (before.level_done < request.level_done)
        await tellApprovers(inside, requests, { request, notice: 'second' })
    }),
  }
}

type Values = Partial<StoredRequest>

/** A new request, complete. */
async function begin(inside: Context, requests: Requests, values: Values): Promise<Values> {
  const { resource } = requests
  const { by } = resource.requests
  const { kind, after, base_rev, status } = values
  const id = recordIdOf(resource, values)
  if (!kind || !after) throw refuseFields('validation.failed', { [kind ? 'after' : 'kind']: 'required' })
  const isNew = kind === 'create'
  if (isNew !== (id === null))
    throw refuseFields('validation.failed', { [by]: isNew ? 'read_only' : 'required' })
  const current = id === null ? null : await lockRecord(inside, resource, id)
  if (id !== null && !current) throw refuseFields('validation.failed', { [by]: 'reference' })
  if (current) await requireFree(inside, resource, [current._id])
  if (current && base_rev !== undefined && base_rev !== null && base_rev !== current.rev)
    throw new ApiError('stale', { current })
  const proposal = await proposalOf(inside, requests, { kind, values: after, current })
  return { ...proposal, ...(status === 'draft' ? {} : submitted(inside)) }
}

interface RepeatedRequest {
  readonly request: StoredRequest
  readonly after: unknown
}

/**
 * A request that is submitted (again). With other values it is based on the current record; with the same
 * values it stays based on the record that its author saw, so that the approvers see what has changed since.
 */
async function again(
  inside: Context,
  requests: Requests,
  { request, after }: RepeatedRequest,
): Promise<Values> {
  const { resource } = requests
  const id = recordIdOf(resource, request)
  const current = id === null ? null : await lockRecord(inside, resource, id)
  if (id !== null && !current) throw new ApiError('not_found')
  if (current) await requireFree(inside, resource, [current._id])
  return isRecord(after) ? proposalOf(inside, requests, { kind: request.kind, values: after, current }) : {}
}

const submitAgain = async (
  inside: Context,
  requests: Requests,
  change: RepeatedRequest,
): Promise<Values> => ({
  ...(await again(inside, requests, change)),
  ...submitted(inside),
})

const submitted = ({ who, now }: Context): Values => ({
  level_done: 0,
  submitted_by: who.id,
  submitted_at: now,
})

/** An approved change has already updated the record. */
async function mark(inside: Context, requests: Requests, request: StoredRequest): Promise<void> {
  const id = recordIdOf(requests.resource, request)
  if (id === null || request.status === 'approved') return
  const before = await lockRecord(inside, requests.resource, id)
  const to = request.status === inProgress ? inProgress : 'none'
  if (before) await markRecord(inside, requests.resource, { before, to })
}
