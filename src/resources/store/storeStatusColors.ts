import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

/** The colour of each status of a unit. */
export const storeStatusColors: StatusColors = {
  trading: 'green',
  leased: 'blue',
  fitting_out: 'blue',
  vacant: 'amber',
  planned: 'grey',
  closed: 'grey',
}
