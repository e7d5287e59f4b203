import { inProgress } from '#contract/changeRequest.ts'
import type { LifecycleStep } from '#contract/lifecycle.ts'
import type { Resource } from '#contract/resource.ts'
import { createCall, saveCall } from '#contract/resourceCalls.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { RequestRecord, Requests } from './requests.ts'

/** The step by which the author sends a request to the approvers; undefined if it is not the author's turn. */
export const sendingStep = (
  { contract }: Requests,
  { status }: Pick<RequestRecord, 'status'>,
): string | undefined =>
  Object.entries<LifecycleStep>(contract.lifecycle?.steps ?? {}).find(
    ([, { from, to }]) => to === inProgress && from.includes(status),
  )?.[0]

/** How a change is sent: for approval, as a draft, or made at once. */
export type SendMode = 'submit' | 'draft' | 'save'

/** What is sent, and what it is based on. */
interface ProposalToSend {
  readonly after: FormValues
  /** The record as its author saw it; null for a new one. */
  readonly base: FormValues | null
  readonly manner: SendMode
  /** The request that is continued, if any. */
  readonly continued: RequestRecord | null
  /** Otherwise a new record would be proposed twice if a reply is lost. */
  readonly idempotencyKey?: string
}

/** Sends a proposal. Returns the id of the request, or of the record if it was changed at once. */
export async function sendProposal(
  send: BackEnd['send'],
  requests: Requests,
  { after, base, manner, continued, idempotencyKey }: ProposalToSend,
): Promise<string> {
  const { contract } = requests
  const { of, by } = contract.requests
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  const save = async (resource: Resource, id: string, body: SaveBody): Promise<string> =>
    String((await send(saveCall(resource), { query: { cond: { _id: id } }, body }, options))['_id'])
  if (manner === 'save') return save(of, String(base?.id), { ...after, rev: revOf(base) })
  if (continued !== null) {
    // A step depends on the state of the request, a draft on what was read.
    const action = manner === 'draft' ? undefined : sendingStep(requests, continued)
    const step = action === undefined ? { rev: revOf(continued) } : { action }
    return save(contract, continued._id, { ...step, after })
  }
  const about =
    base === null
      ? ({ kind: 'create', after } as const)
      : ({ kind: 'update', [by]: String(base.id), after, base_rev: Number(base.rev) } as const)
  const status = manner === 'draft' ? ({ status: 'draft' } as const) : {}
  return (await send(createCall(contract), { body: { ...about, source: 'pc', ...status } }, options))._id
}

type SaveBody = Readonly<Record<string, unknown>> &
  ({ readonly rev: number | undefined } | { readonly action: string })

const revOf = (base: FormValues | null): number | undefined =>
  typeof base?.rev === 'number' ? base.rev : undefined
