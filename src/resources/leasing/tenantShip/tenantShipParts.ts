// What other resources may import about tenancies.
export { statusColors as shipColors } from './colors.ts'
export { tenantName } from './tenantName.ts'
