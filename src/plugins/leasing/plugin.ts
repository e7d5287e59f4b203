import { area } from '#contract/leasing/area.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { seesStores } from '#contract/brandDB/storeQuery.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { seesLetting } from '#contract/reports/report.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, groupCards, shopTabs, storeSections } from '#src/kit/base/plugin/slots.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** Tenancies, leases and rents. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    defineResource({
      name: 'leasing/tenantShip',
      contract: tenantShip,
      list: list('TenancyList'),
      ...screen.all('tenancyScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'leasing/lease',
      contract: leaseShip,
      list: list('LeaseList'),
      ...screen.all('leaseScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'leasing/rent',
      contract: tenantRent,
      list: list('RentList'),
      ...screen.all('rentScreens', ['create', 'edit', 'show']),
    }),
  ],
  pages: [
    page('/leasing', screen('LeasingHome'), 'leasing.ship.view'),
    page('/leasing/floor', screen('LivingFloor'), 'leasing.ship.view'),
    page('/leasing/rentRoll', screen('RentRoll'), 'leasing.rent.view'),
    page('/leasing/expiry', screen('LeaseExpiry'), 'leasing.lease.view'),
    page('/leasing/stacking', screen('StackingPlan'), 'leasing.ship.view'),
    page('/leasing/storeSplitMerge', screen('SplitMerge'), 'leasing.split_merge'),
  ],
  extensions: [
    extendSlot(storeSections, {
      id: 'rents',
      load: async () => (await import('./pages.ts')).StoreRents,
      can: seesRents,
    }),
    extendSlot(shopTabs, {
      id: 'tenancies',
      label: 'leasing.shop.tab',
      load: async () => (await import('./pages.ts')).ShopTenancies,
      can: seesStores,
      order: 60,
    }),
    extendSlot(dashboardCards, {
      id: 'occupancy',
      label: 'leasing.card.occupancy',
      load: async () => (await import('./pages.ts')).OccupancyCard,
      can: seesLetting,
      order: 12,
    }),
    extendSlot(dashboardCards, {
      id: 'expiring',
      label: 'leasing.card.expiring',
      load: async () => (await import('./pages.ts')).ExpiringLeases,
      can: leaseShip.can.view,
      order: 22,
    }),
    extendSlot(groupCards, {
      id: 'occupancy',
      label: 'leasing.card.sites',
      load: async () => (await import('./pages.ts')).SiteOccupancy,
      can: seesLetting,
      size: 2,
      order: 30,
    }),
  ],
  messages: words,
})
