import type { StatusColors } from '#contract/nounScreens.ts'

export const statusColors: StatusColors = {
  planned: 'blue',
  in_progress: 'amber',
  finished: 'green',
  cancelled: 'grey',
  missed: 'red',
}
