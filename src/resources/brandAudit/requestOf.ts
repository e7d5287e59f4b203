import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { FormValues } from '#src/kit/form/changes.ts'
import type { HttpRequest } from '#src/providers/http.ts'
import { sendingStep, type BrandAudit } from './brandAuditRecord.ts'

/** How a change is sent: for approval, as a draft to go on with, or made at once. */
export type Manner = 'submit' | 'draft' | 'save'

/** What a proposal is sent over, and how. */
interface Way {
  /** The brand as its author saw it; null for a new one. */
  readonly base: FormValues | null
  readonly manner: Manner
  /** The request that is gone on with, if one is. */
  readonly continued: BrandAudit | null
}

/** The call that sends what is proposed. */
export function requestOf(after: FormValues, { base, manner, continued }: Way): HttpRequest {
  if (manner === 'save')
    return {
      method: 'PUT',
      path: brand.path,
      query: { cond: { _id: base?.['id'] } },
      body: { ...after, rev: base?.['rev'] },
    }
  if (continued !== null) {
    const step = manner === 'draft' ? {} : { action: sendingStep(continued) }
    const query = { cond: { _id: continued._id } }
    return { method: 'PUT', path: brandAudit.path, query, body: { ...step, after } }
  }
  const about =
    base === null
      ? { kind: 'create', after }
      : { kind: 'update', brand_id: base['id'], after, base_rev: base['rev'] }
  const status = manner === 'draft' ? { status: 'draft' } : {}
  return { method: 'POST', path: brandAudit.path, body: { ...about, source: 'pc', ...status } }
}
