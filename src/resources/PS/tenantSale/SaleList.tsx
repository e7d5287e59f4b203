import { ResourceContextProvider } from 'react-admin'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

const statusColors: StatusColors = {
  reported: 'blue',
  estimated: 'amber',
  audited: 'green',
  adjusted: 'amber',
  void: 'grey',
}

/** How fields of a record are shown where their kind alone is not enough. */
export const saleLooks: FieldLooks<typeof tenantSale> = { status: { statusColors } }

/** The records behind the table, day by day or month by month. */
export const SaleList = listOf(tenantSale, {
  looks: saleLooks,
  columns: [
    { source: 'sale_date', width: 120 },
    { source: 'grain', width: 90 },
    { source: 'store_id', width: 130 },
    { source: 'tenant_ship_id', width: 180, grows: true },
    { source: 'sales_category_id', width: 130 },
    { source: 'amount', width: 130 },
    { source: 'transactions', width: 110 },
    { source: 'status', width: 110 },
    { source: 'source', width: 110 },
    { source: 'remark', width: 160 },
  ],
  filters: ['sale_date', 'store_id', 'sales_category_id', 'status'],
  more: ['grain', 'source', 'amount'],
})

/** The list of the records, which the address of the resource has no room for: there is the table. */
export const SalesRows = () => (
  <ResourceContextProvider value="PS/tenantSale">
    <SaleList />
  </ResourceContextProvider>
)
