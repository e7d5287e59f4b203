import type { DemoGround } from '#server/demo/demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { billingLines, billingRuns } from '#server/plugins/PS/demo/billingRuns.ts'
import { calcRuns } from '#server/plugins/PS/demo/calcRuns.ts'
import { scenarios } from '#server/plugins/PS/demo/scenarios.ts'
import { fxRates } from '#server/plugins/PS/demo/fxRates.ts'
import { leaseShips } from './leases.ts'
import { salesCategories } from '#server/plugins/PS/demo/salesCategories.ts'
import { tenantShips, type tenancies } from './tenancies.ts'
import { tenantRents } from './tenantRents.ts'
import { tenantSales } from '#server/plugins/PS/demo/tenantSales.ts'

/** Tenants, their rents, and their sales. */
export const tenancyTables = (
  { tenancies: list, leases }: ReturnType<typeof tenancies>,
  { today, opened, sites, users }: DemoGround,
  isFull: boolean,
): DemoTable[] => {
  const idOf = (name: string) => users.find(({ username }) => username === name)?._id ?? null
  return [
    { table: 'sales_category', rows: salesCategories(opened) },
    { table: 'lease_ship', rows: leaseShips(leases, today) },
    { table: 'tenant_ship', rows: tenantShips(list, today) },
    { table: 'tenant_sale', rows: [], statements: tenantSales(list, today, isFull) },
    { table: 'tenant_rent', rows: [], statements: [tenantRents(list, today)] },
    {
      table: 'billing_run',
      rows: billingRuns(today, { starts: idOf('leasing.sh'), issues: idOf('leasing.head') }),
    },
    { table: 'billing_line', rows: [], statements: billingLines(today) },
    { table: 'fx_rate', rows: fxRates(today) },
    {
      table: 'retail_calc_run',
      rows: calcRuns(sites, today, idOf('perf.boss')),
    },
    {
      table: 'perf_scenario',
      rows: scenarios(today, idOf('perf.boss')),
    },
  ]
}
