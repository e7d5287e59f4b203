import type { Tones } from '#src/kit/field/StatusChip.tsx'

/** What the state of a unit says at a glance. */
export const storeTones: Tones = {
  trading: 'green',
  leased: 'blue',
  fitting_out: 'blue',
  vacant: 'amber',
  planned: 'grey',
  closed: 'grey',
}
