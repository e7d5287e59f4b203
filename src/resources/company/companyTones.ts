import type { Tones } from '#src/kit/field/StatusChip.tsx'

/** What the colour of a company's status says. */
export const companyTones: Tones = { active: 'green', inactive: 'grey', blacklisted: 'red' }
