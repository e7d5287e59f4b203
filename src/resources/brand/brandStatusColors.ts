import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

/** What the colour of a brand's status says. */
export const brandStatusColors: StatusColors = {
  prospect: 'blue',
  active: 'green',
  inactive: 'grey',
  blacklisted: 'red',
}
