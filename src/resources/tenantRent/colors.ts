import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

export const statusColors: StatusColors = {
  forecast: 'grey',
  billed: 'blue',
  partly_paid: 'amber',
  paid: 'green',
  waived: 'grey',
}
