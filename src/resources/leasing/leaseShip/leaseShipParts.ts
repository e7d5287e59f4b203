// What other resources may import about leases.
export { statusColors as leaseColors } from './colors.ts'
export { TotalsCards } from './TotalsCards.tsx'
