import type { StatusColors } from '#contract/nounScreens.ts'

export const statusColors: StatusColors = {
  forecast: 'grey',
  billed: 'blue',
  partly_paid: 'amber',
  paid: 'green',
  waived: 'grey',
}
