import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

/** What the state of a unit says at a glance. */
export const storeStatusColors: StatusColors = {
  trading: 'green',
  leased: 'blue',
  fitting_out: 'blue',
  vacant: 'amber',
  planned: 'grey',
  closed: 'grey',
}
