// What other resources may use of leases.
export { statusColors as leaseColors } from './colors.ts'
export { TotalsCards } from './TotalsCards.tsx'
