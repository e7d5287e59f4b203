import type { Tones } from '#src/kit/field/StatusChip.tsx'

/** What the colour of a brand's status says. */
export const brandTones: Tones = { prospect: 'blue', active: 'green', inactive: 'grey', blacklisted: 'red' }
