import type { StatusColors } from '#contract/nounScreens.ts'

export const statusColors: StatusColors = {
  signed: 'blue',
  fitting_out: 'blue',
  trading: 'green',
  notice: 'amber',
  exited: 'grey',
}
