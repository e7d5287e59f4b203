import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

/** What the colour of a request's state says. */
export const brandAuditStatusColors: StatusColors = {
  draft: 'grey',
  audit_inprogress: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
}
