import type { StatusColors } from '#contract/nounScreens.ts'

/** How bad problems are, 1 being critical. */
export const severityColors: StatusColors = { 1: 'red', 2: 'amber', 3: 'blue', 4: 'grey' }

export const statusColors: StatusColors = {
  open: 'amber',
  assigned: 'blue',
  in_progress: 'blue',
  fixed: 'green',
  verified: 'green',
  reopened: 'red',
  closed: 'grey',
  void: 'grey',
}
