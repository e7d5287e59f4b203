import { seesStores } from '#contract/brandDB/storeQuery.ts'
import { area } from '#contract/leasing/area.ts'
import { cardTexts, shopTexts } from '#contract/leasing/card.words.ts'
import { helpTexts } from '#contract/leasing/help.words.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { livingFloorTexts } from '#contract/leasing/livingFloor.words.ts'
import { leasingReportTexts } from '#contract/leasing/reports.words.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { splitMergeTexts } from '#contract/leasing/splitMerge.words.ts'
import { seesLetting } from '#contract/reports/report.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, groupCards, shopTabs, storeSections } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const floor = screensOf(() => import('#src/resources/leasing/livingFloor/livingFloorScreens.tsx'))
const rentRoll = screensOf(() => import('#src/resources/leasing/leasingReport/RentRoll.tsx'))
const expiry = screensOf(() => import('#src/resources/leasing/leasingReport/Expiry.tsx'))
const stacking = screensOf(() => import('#src/resources/leasing/leasingReport/Stacking.tsx'))
const splitMerge = screensOf(() => import('#src/resources/leasing/leasingReport/SplitMerge.tsx'))
const card = screensOf(() => import('#src/resources/leasing/leasingReport/LeasingCards.tsx'))

/** Tenancies, leases and rents. */
export default definePlugin({
  area,
  resources: nounsOf(area, {
    tenantShip: {
      ...screensOf(() => import('#src/resources/leasing/tenantShip/tenantShipScreens.tsx')).all(
        'tenancyScreens',
      ),
      list: screensOf(() => import('#src/resources/leasing/tenantShip/TenancyList.tsx'))('TenancyList'),
    },
    lease: {
      ...screensOf(() => import('#src/resources/leasing/leaseShip/leaseShipScreens.tsx')).all('leaseScreens'),
      list: screensOf(() => import('#src/resources/leasing/leaseShip/LeaseList.tsx'))('LeaseList'),
    },
    rent: {
      ...screensOf(() => import('#src/resources/leasing/tenantRent/tenantRentScreens.tsx')).all(
        'rentScreens',
      ),
      list: screensOf(() => import('#src/resources/leasing/tenantRent/RentList.tsx'))('RentList'),
    },
  }),
  pages: [
    page('/leasing', floor('LeasingHome'), 'leasing.ship.view'),
    page('/leasing/floor', floor('LivingFloor'), 'leasing.ship.view'),
    page('/leasing/rentRoll', rentRoll('RentRoll'), 'leasing.rent.view'),
    page('/leasing/expiry', expiry('LeaseExpiry'), 'leasing.lease.view'),
    page('/leasing/stacking', stacking('StackingPlan'), 'leasing.ship.view'),
    page('/leasing/storeSplitMerge', splitMerge('SplitMerge'), 'leasing.split_merge'),
  ],
  extensions: [
    ...extendSlots(storeSections, {
      rents: {
        load: screensOf(() => import('#src/resources/leasing/tenantRent/StoreRents.tsx'))('StoreRents'),
        can: seesRents,
      },
    }),
    ...extendSlots(shopTabs, {
      tenancies: {
        label: 'leasing.shop.tab',
        load: screensOf(() => import('#src/resources/leasing/tenantShip/Tenancies.tsx'))('ShopTenancies'),
        can: seesStores,
        order: 60,
      },
    }),
    ...extendSlots(dashboardCards, {
      occupancy: {
        label: 'leasing.card.occupancy',
        load: card('OccupancyCard'),
        can: seesLetting,
        order: 12,
      },
      expiring: {
        label: 'leasing.card.expiring',
        load: card('ExpiringLeases'),
        can: leaseShip.can.view,
        order: 22,
      },
    }),
    ...extendSlots(groupCards, {
      occupancy: {
        label: 'leasing.card.sites',
        load: card('SiteOccupancy'),
        can: seesLetting,
        size: 2,
        order: 30,
      },
    }),
  ],
  messages: messagesOf(nounWords(area), {
    leasing: {
      help: helpTexts,
      card: cardTexts,
      floor: livingFloorTexts,
      report: leasingReportTexts,
      shop: shopTexts,
      splitMerge: splitMergeTexts,
    },
  }),
})
