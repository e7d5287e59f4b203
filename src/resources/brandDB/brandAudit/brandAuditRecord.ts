import type { RaRecord } from 'react-admin'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { LifecycleStep, StepName } from '#contract/lifecycle.ts'
import type { RecordOf } from '#contract/resource.ts'

/** A request to change a brand, as the API returns it. */
export type BrandAudit = RecordOf<typeof brandAudit>

/** A step of the lifecycle of a request. */
export type AuditStep = StepName<typeof brandAudit>

/**
 * The step by which the author sends a request to the approvers; undefined if it is not the author's turn.
 */
export const sendingStep = ({ status }: Pick<BrandAudit, 'status'>): string | undefined =>
  Object.entries<LifecycleStep>(brandAudit.lifecycle?.steps ?? {}).find(
    ([, { from, to }]) => to === 'audit_inprogress' && from.includes(status),
  )?.[0]

/** The same, as react-admin has it. */
export type BrandAuditRecord = BrandAudit & RaRecord

/** The react-admin names of requests and brands. */
export const audits = 'brandDB/brandAudit'
export const brands = 'brandDB/brand'

/**
 * The fields that a request changes, in the order of the contract; `companies`, which is not a field, comes
 * last.
 */
export const changedIn = ({ after }: Pick<BrandAudit, 'after'>): readonly string[] => [
  ...Object.keys(brand.fields).filter((field) => field in after),
  ...Object.keys(after).filter((field) => !(field in brand.fields)),
]

/** The address of the page of a request. */
export const auditPath = (id: string): string => `/${audits}/${encodeURIComponent(id)}/show`

/** The address of the page of a brand. */
export const brandPath = (id: string): string => `/${brands}/${encodeURIComponent(id)}/show`

/** The address of the form that proposes a new brand, or continues the given request. */
export const proposePath = (request?: string): string =>
  `/brandDB/brandPropose${request ? `?request=${encodeURIComponent(request)}` : ''}`

/** The address of the form that proposes changes to a brand, or continues the given request. */
export const modifyPath = (brandId: string, request?: string): string =>
  `/brandDB/brandModifyPC/${encodeURIComponent(brandId)}${request ? `?request=${encodeURIComponent(request)}` : ''}`

/** The address of the form that continues a request; null if there is nothing to fill in. */
export const formPath = ({ _id, kind, brand_id }: BrandAudit): string | null => {
  if (kind === 'create') return proposePath(_id)
  return kind === 'update' && brand_id !== null ? modifyPath(brand_id, _id) : null
}
