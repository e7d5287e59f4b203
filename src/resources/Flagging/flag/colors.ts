import type { StatusColors } from '#contract/nounScreens.ts'

export const statusColors: StatusColors = {
  open: 'red',
  acknowledged: 'amber',
  in_follow_up: 'blue',
  cleared: 'green',
  muted: 'grey',
}

/** How severe a flag is, 1 being critical. */
export const severityColors: StatusColors = { 1: 'red', 2: 'amber', 3: 'blue', 4: 'grey' }
