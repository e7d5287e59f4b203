// What other resources may use of tenancies.
export { statusColors as shipColors } from './colors.ts'
export { tenantName } from './tenantName.ts'
