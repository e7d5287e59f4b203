/** Tenancies, leases, rents, splitting and merging units. */
export const permissions = [
  'leasing.ship.view',
  'leasing.ship.edit',
  'leasing.lease.view',
  'leasing.lease.edit',
  'leasing.lease.approve',
  'leasing.rent.view',
  'leasing.rent.edit',
  'leasing.split_merge',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
