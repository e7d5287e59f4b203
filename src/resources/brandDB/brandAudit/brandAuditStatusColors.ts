import type { StatusColors } from '#contract/nounScreens.ts'

/** The colour of each status of a request. */
export const brandAuditStatusColors: StatusColors = {
  draft: 'grey',
  audit_inprogress: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
}
