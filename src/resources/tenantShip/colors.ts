import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

export const statusColors: StatusColors = {
  signed: 'blue',
  fitting_out: 'blue',
  trading: 'green',
  notice: 'amber',
  exited: 'grey',
}
