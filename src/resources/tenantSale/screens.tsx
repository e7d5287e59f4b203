import { ResourceContextProvider } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

const statusColors: StatusColors = {
  reported: 'blue',
  estimated: 'amber',
  audited: 'green',
  adjusted: 'amber',
  void: 'grey',
}

/** The records behind the table, day by day or month by month. */
export const saleScreens = resourceScreens(tenantSale, {
  looks: { status: { statusColors } },
  columns: [
    { source: 'sale_date', width: 120 },
    { source: 'grain', width: 90 },
    { source: 'store_id', width: 130 },
    { source: 'trade_name', width: 180, grows: true },
    { source: 'sales_category_id', width: 130 },
    { source: 'amount', width: 130 },
    { source: 'transactions', width: 110 },
    { source: 'status', width: 110 },
    { source: 'source', width: 110 },
    { source: 'remark', width: 160 },
  ],
  filters: ['sale_date', 'store_id', 'sales_category_id', 'status'],
  more: ['grain', 'source', 'amount'],
  form: [
    {
      title: 'PS.tenantSale.group.what',
      fields: ['store_id', 'grain', 'sale_date', 'sales_category_id'],
    },
    {
      title: 'PS.tenantSale.group.sold',
      fields: ['amount', 'net_amount', 'transactions', 'member_amount', 'online_amount', 'status', 'remark'],
    },
  ],
  recordFacts: ['source'],
})

/** The list of the records, which the address of the resource has no room for: there is the table. */
export function SalesRows() {
  const List = saleScreens.list
  return (
    <ResourceContextProvider value="PS/tenantSale">
      <List />
    </ResourceContextProvider>
  )
}

/** Leads to the import of the console. */
export const SalesImport = () => <Navigate to={`/imports/new/${tenantSale.name}`} replace />
