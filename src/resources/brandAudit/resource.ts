// What other resources may use of this folder.
export { auditPath, modifyPath } from './brandAuditRecord.ts'
export { brandAuditTones } from './brandAuditTones.ts'
export { InApproval } from './InApproval.tsx'
