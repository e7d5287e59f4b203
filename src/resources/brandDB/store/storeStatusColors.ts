import type { StatusColors } from '#contract/nounScreens.ts'

/** The colour of each status of a unit. */
export const storeStatusColors: StatusColors = {
  trading: 'green',
  leased: 'blue',
  fitting_out: 'blue',
  vacant: 'amber',
  planned: 'grey',
  closed: 'grey',
}
