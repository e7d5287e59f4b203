import type { RaRecord } from 'react-admin'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import type { LifecycleStep, StepName } from '#contract/lifecycle.ts'
import type { RecordOf } from '#contract/resource.ts'

/** A request to change brands, as it travels. */
export type BrandAudit = RecordOf<typeof brandAudit>

/** A step in the life of a request. */
export type AuditStep = StepName<typeof brandAudit>

/** The step by which its author sends a request to the approvers; undefined where it is not with the author. */
export const sendingStep = ({ status }: Pick<BrandAudit, 'status'>): string | undefined =>
  Object.entries<LifecycleStep>(brandAudit.lifecycle?.steps ?? {}).find(
    ([, { from, to }]) => to === 'audit_inprogress' && from.includes(status),
  )?.[0]

/** The same as react-admin has it. */
export type BrandAuditRecord = BrandAudit & RaRecord

/** Where requests and brands are mounted. */
export const audits = 'brandDB/brandAudit'
export const brands = 'brandDB/brand'

/** The fields that a request changes, in the order in which the brand has them; `companies`, which it has not, last. */
export const changedIn = ({ after }: Pick<BrandAudit, 'after'>): readonly string[] => [
  ...Object.keys(brand.fields).filter((field) => field in after),
  ...Object.keys(after).filter((field) => !(field in brand.fields)),
]

/** The page of a request, by an address that mails and notifications can hold. */
export const auditPath = (id: string): string => `/${audits}/${encodeURIComponent(id)}/show`

/** The page of a brand. */
export const brandPath = (id: string): string => `/${brands}/${encodeURIComponent(id)}/show`

/** The form in which a new brand is proposed; going on with a request where one is named. */
export const proposePath = (request?: string): string =>
  `/brandDB/brandPropose${request ? `?request=${encodeURIComponent(request)}` : ''}`

/** The form in which changes to a brand are proposed; going on with a request where one is named. */
export const modifyPath = (brandId: string, request?: string): string =>
  `/brandDB/brandModifyPC/${encodeURIComponent(brandId)}${request ? `?request=${encodeURIComponent(request)}` : ''}`

/** The form in which a request is gone on with; null where it has nothing to fill in. */
export const formPath = ({ _id, kind, brand_id }: BrandAudit): string | null => {
  if (kind === 'create') return proposePath(_id)
  return kind === 'update' && brand_id !== null ? modifyPath(brand_id, _id) : null
}
