import type { StatusColors } from '#contract/nounScreens.ts'

export const statusColors: StatusColors = {
  draft: 'grey',
  pending_approval: 'amber',
  signed: 'blue',
  active: 'green',
  expired: 'grey',
  terminated: 'red',
  renewed: 'grey',
  holdover: 'amber',
}
