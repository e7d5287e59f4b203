import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

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
