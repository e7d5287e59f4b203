import { sql } from 'kysely'
import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { group, leasingStaff } from '#tests/areas/people.ts'
import { everywhere } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'
import { leases } from '#tests/areas/leasing/server/lifecycles/leases.ts'
import { rents } from '#tests/areas/leasing/server/lifecycles/rents.ts'
import { tenancies } from '#tests/areas/leasing/server/lifecycles/tenancies.ts'
import { rowsOf } from '#tests/server/cancelledJobs/jobCase.ts'

const shipReaders = `${group} ${leasingStaff} perf.boss dpark.team`
const leaseReaders = `${group} ${leasingStaff} dpark.team`
const rentReaders = `${group} ${leasingStaff} perf.boss`
const leasers = `admin ${leasingStaff}`

/** What is expected of tenancies, leases and rents. */
export const expectations = {
  mayOn: {
    tenantShip: viewAndEdit(shipReaders, leasers),
    leaseShip: viewAndEdit(leaseReaders, leasers),
    tenantRent: viewAndEdit(rentReaders, leasers),
  },
  mayCall: {
    leaseshipList: leaseReaders,
    livingFloor: shipReaders,
  },
  menu: [
    ['80-05', '/leasing/floor', shipReaders],
    ['80-1', '/leasing/tenantShip', shipReaders],
    ['80-2', '/leasing/lease', leaseReaders],
    ['80-3', '/leasing/rent', rentReaders],
    ['80-4', '/leasing/rentRoll', rentReaders],
    ['80-5', '/leasing/expiry', leaseReaders],
    ['80-6', '/leasing/stacking', shipReaders],
    ['80-7', '/leasing/storeSplitMerge', 'admin leasing.head'],
  ],
  measuredList: { account: 'leasing.head', hash: '/leasing/tenantShip' },
  recordless: ['/leasing/storeSplitMerge'],
  screens: [['/leasing/lease/create', 'leasing.sh', '']],
  acts: {
    leaseShip: [
      ['approve', 'LS-SH-B1-101-0', 'who approves leases and has the unit', 'admin leasing.head'],
      ['update', 'LS-SH-B1-101-0', 'leasing staff of the site', 'admin leasing.sh leasing.head'],
    ],
    tenantRent: [
      [
        'update',
        'RE-SH-B1-101-1-2024-11-base',
        'the right, the department and the unit',
        'admin leasing.sh leasing.head',
      ],
    ],
  },
  lifecycles: { leaseShip: leases, tenantRent: rents, tenantShip: tenancies },
  rows: {
    tenantShip: [
      row('TS-GZ-B1-101-1', 'at Guangzhou', `${group} leasing.head perf.boss`),
      row('TS-SH-B1-101-0', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
      row('TS-Dpark-B1-101-1', 'at D-Park', `${group} leasing.head perf.boss dpark.team`),
      row('TS-project-sea-B1-101-1', 'at Project Sea', `${group} perf.boss`),
    ],
    leaseShip: [
      row('LS-GZ-B1-101-1', 'at Guangzhou', `${group} leasing.head`),
      row('LS-SH-B1-101-0', 'at Shanghai', `${group} leasing.head leasing.sh`),
      row('LS-Dpark-B1-101-1', 'at D-Park', `${group} leasing.head dpark.team`),
    ],
    // Rents ask for a department beside the right; all who have the right are of one.
    tenantRent: [
      row('RE-GZ-B1-101-1-2024-11-base', 'at Guangzhou', `${group} leasing.head perf.boss`),
      row('RE-SH-B1-101-1-2024-11-base', 'at Shanghai', `${group} leasing.head perf.boss leasing.sh`),
      row(
        'RE-Dpark-B1-101-1-2024-11-base',
        'at D-Park, where dpark.team sees leases and no rents',
        `${group} leasing.head perf.boss`,
      ),
    ],
  },
  reads: {
    leaseshipList: () => everywhere,
    livingFloor: ({ floor }) => [{ query: { floor_id: floor, from_month: '2026-06', to_month: '2026-11' } }],
  },
  known: `select floor_id as floor from store where _id = (
      select store_id from retail_performance where site = '2' and sales > 0 and total_rent > 0 and stat_month < '2026-11'
      order by stat_month desc, store_id limit 1)`,
  unfiltered: {
    'leases/beginTenancies.ts': 'store | the area of the units of a lease, whose parts are let',
    'leases/leaseHooks.ts': 'site | the currency of a site',
    'leases/leaseSql.ts':
      'lease_ship param site store_area_history | a parameter of a site, its time zone, and which lease a lease renews, for leases that are visible',
    'leases/requireUnits.ts':
      'lease_ship lease_unit store | whether there is room in the units of a lease, whoever may see the leases that have them',
    'rents/rentHooks.ts':
      'period_lock site tenant_rent | whether a month is locked, and what a row corrects; currencies; labels',
    'reports/differences.ts':
      'lease_ship lease_unit resource.name store tenant_ship | aliases of the filtered rows; which leases have a unit',
    'reports/leaseExpiry.ts': 'site | time zones',
    'reports/occupancy.ts': 'floor | the order of floors',
    'reports/receivables.ts': 'site store | currencies and time zones, and the order of units',
    'reports/rentRoll.ts': 'brand floor | the order of floors, and the categories of brands',
    'reports/unitsOn.ts': 'site store_area_history | time zones',
    'ships/requireMovable.ts':
      'period_lock tenant_sale | whether there are sales or locked months that keep the dates of a tenancy, whoever may see them',
    'ships/requireRoom.ts':
      'store.name tenant_ship | whether there is room in a store, and its lock, whoever may see it',
    'ships/shipHooks.ts': 'site | time zones, and the floor of a store',
    'ships/unitStatus.ts': 'site tenant_ship | the status of a unit is that of all its tenancies',
  },
  unguarded: {
    'src/resources/leasing/livingFloor/MonthSlider.tsx': 'which month is shown',
    'src/resources/leasing/leasingReport/Stacking.tsx': 'what is shown',
    'src/resources/leasing/livingFloor/LivingFloor.tsx': 'what is shown',
  },
  cancelledJobs: {
    'leasing.settle': {
      prepare: ({ db }) =>
        sql`update lease_ship set status = 'active' where status = 'expired' and _id in (
          select _id from lease_ship where status = 'expired' order by _id limit 12)`.execute(db),
      outcome: ({ db }) => rowsOf(db, sql`select _id, status from lease_ship order by 1`),
      leaves: 'parts',
    },
  },
} satisfies Expectations
