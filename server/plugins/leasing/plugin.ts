import { leaseShip, leaseshipList } from '#contract/leasing/leaseShip.ts'
import { params } from '#contract/leasing/params.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Tenancies, leases, rents, splitting and merging units. */
export default defineServerPlugin({
  id: 'leasing',
  codes: ['leasing', 'lease'],
  permissions,
  menu,
  params,
  paramTexts,
  resources: [leaseShip, tenantRent, tenantShip],
  waiting: [leaseshipList],
})
