import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

export const statusColors: StatusColors = {
  planned: 'blue',
  in_progress: 'amber',
  finished: 'green',
  cancelled: 'grey',
  missed: 'red',
}
