import type { DemoGround } from './demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { calcRuns } from './calcRuns.ts'
import { scenarios } from './scenarios.ts'
import { fxRates } from './fxRates.ts'
import { leaseShips } from './leases.ts'
import { salesCategories } from './salesCategories.ts'
import { tenantShips, type tenancies } from './tenancies.ts'
import { tenantRents } from './tenantRents.ts'
import { tenantSales } from './tenantSales.ts'

/** Tenants, their rents, and their sales. */
export const tenancyTables = (
  { tenancies: list, leases }: ReturnType<typeof tenancies>,
  { today, opened, sites, users }: DemoGround,
  isFull: boolean,
): DemoTable[] => [
  { table: 'sales_category', rows: salesCategories(opened) },
  { table: 'lease_ship', rows: leaseShips(leases, today) },
  { table: 'tenant_ship', rows: tenantShips(list, today) },
  { table: 'tenant_sale', rows: [], statements: tenantSales(list, today, isFull) },
  { table: 'tenant_rent', rows: [], statements: [tenantRents(list, today)] },
  { table: 'fx_rate', rows: fxRates(today) },
  {
    table: 'retail_calc_run',
    rows: calcRuns(sites, today, users.find(({ username }) => username === 'perf.boss')?._id ?? null),
  },
  {
    table: 'perf_scenario',
    rows: scenarios(today, users.find(({ username }) => username === 'perf.boss')?._id ?? null),
  },
]
