import type { StatusColors } from '#src/kit/field/StatusChip.tsx'

/** What the colour of a company's status says. */
export const companyStatusColors: StatusColors = { active: 'green', inactive: 'grey', blacklisted: 'red' }
