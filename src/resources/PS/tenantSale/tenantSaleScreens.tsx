import { Navigate } from 'react-router-dom'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { SaleList, saleLooks } from './SaleList.tsx'

/** The records behind the table, day by day or month by month. */
export const saleScreens = resourceScreens(tenantSale, {
  looks: saleLooks,
  list: SaleList,
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

/** Leads to the import of the console. */
export const SalesImport = () => <Navigate to={`/imports/new/${tenantSale.name}`} replace />
