// What other resources may use of this folder.
export { auditPath, modifyPath } from './brandAuditRecord.ts'
export { brandAuditStatusColors } from './brandAuditStatusColors.ts'
export { EndBrand } from './EndBrand.tsx'
export { InApproval } from './InApproval.tsx'
export { ProposeBrand } from './ProposeBrand.tsx'
