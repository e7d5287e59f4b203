import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { createCall, saveCall } from '#contract/resourceCalls.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { sendingStep, type BrandAudit } from './brandAuditRecord.ts'

/** How a change is sent: for approval, as a draft, or made at once. */
export type Manner = 'submit' | 'draft' | 'save'

/** What a proposal is based on, and how it is sent. */
interface Way {
  /** The brand as its author saw it; null for a new one. */
  readonly base: FormValues | null
  readonly manner: Manner
  /** The request that is continued, if any. */
  readonly continued: BrandAudit | null
  /** Otherwise a new brand would be proposed twice if a reply is lost. */
  readonly idempotencyKey?: string
}

/** Sends a proposal. Returns the id of the request, or of the brand if it was changed at once. */
export function sendProposal(
  send: BackEnd['send'],
  after: FormValues,
  { base, manner, continued, idempotencyKey }: Way,
): Promise<{ readonly _id: string }> {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  if (manner === 'save') {
    const query = { cond: { _id: String(base?.id) } }
    return send(saveCall(brand), { query, body: { ...after, rev: revOf(base) } }, options)
  }
  if (continued !== null) {
    // A step depends on the state of the request, a draft on what was read.
    const action = manner === 'draft' ? undefined : sendingStep(continued)
    const step = action === undefined ? { rev: continued.rev } : { action }
    const query = { cond: { _id: continued._id } }
    return send(saveCall(brandAudit), { query, body: { ...step, after } }, options)
  }
  const about =
    base === null
      ? ({ kind: 'create', after } as const)
      : ({
          kind: 'update',
          brand_id: String(base.id),
          after,
          base_rev: Number(base.rev),
        } as const)
  const status = manner === 'draft' ? ({ status: 'draft' } as const) : {}
  return send(createCall(brandAudit), { body: { ...about, source: 'pc', ...status } }, options)
}

const revOf = (base: FormValues | null): number | undefined =>
  typeof base?.['rev'] === 'number' ? base['rev'] : undefined
