import { area } from '#contract/leasing/area.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'
import { livingFloorRoute } from './floor/livingFloor.ts'
import { leaseHooks } from './leases/leaseHooks.ts'
import { leaseshipListRoute } from './leases/leaseshipList.ts'
import { settleLeases } from './leases/settleLeases.ts'
import { rentHooks } from './rents/rentHooks.ts'
import { leasingReports } from './reports/centre.ts'
import { leaseExpiryRoute } from './reports/leaseExpiry.ts'
import { occupancyRoute } from './reports/occupancy.ts'
import { rentRollRoute } from './reports/rentRoll.ts'
import { shipHooks } from './ships/shipHooks.ts'
import { todos } from './todos.ts'
import { leasingSetup } from './setup.ts'

/** Tenancies, leases, rents, splitting and merging units. */
export default defineServerPlugin({
  ...area,
  setup: leasingSetup,
  hooks: { lease_ship: leaseHooks, tenant_rent: rentHooks, tenant_ship: shipHooks },
  routes: [leaseExpiryRoute, leaseshipListRoute, livingFloorRoute, occupancyRoute, rentRollRoute],
  jobs: [settleLeases],
  reports: leasingReports,
  todos,
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
})
