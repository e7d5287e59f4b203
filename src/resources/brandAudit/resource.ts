// What other resources may use of this folder.
export { modifyPath } from './brandAuditRecord.ts'
export { InApproval } from './InApproval.tsx'
