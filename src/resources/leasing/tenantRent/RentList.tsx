import { tenantRent } from '#contract/leasing/tenantRent.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { Charge } from './Charge.tsx'
import { statusColors } from './colors.ts'
import { Outstanding } from './Outstanding.tsx'
import { RentSummary } from './RentSummary.tsx'

/** How fields of a rent are shown where their kind alone is not enough. */
export const rentLooks: FieldLooks<typeof tenantRent> = {
  status: { statusColors },
  amount_due: { as: 'money' },
  amount_paid: { as: 'money' },
  overpaid: { as: 'money' },
}

/** What tenants owe. */
export const RentList = listOf(tenantRent, {
  looks: rentLooks,
  columns: [
    { source: 'stat_month', width: 90 },
    { source: 'tenant_ship_id', width: 160, grows: true },
    { source: 'store_id', width: 130 },
    { source: 'charge_type', width: 150, render: (rent) => <Charge rent={rent} /> },
    { source: 'amount_due', width: 100, align: 'end' },
    { source: 'amount_paid', width: 100, align: 'end' },
    {
      source: 'outstanding',
      width: 100,
      align: 'end',
      sortable: false,
      render: (rent, shown) => <Outstanding rent={rent}>{shown}</Outstanding>,
    },
    { source: 'due_date', width: 110 },
    { source: 'status', width: 110 },
    { source: 'bill_no', width: 130, hidden: true },
    { source: 'source', width: 110, hidden: true },
  ],
  filters: ['stat_month', 'charge_type', 'status'],
  more: [
    'store_id',
    'tenant_ship_id',
    'is_overdue',
    'due_date',
    'amount_due',
    'bill_no',
    'billing_run_id',
    'source',
  ],
  sort: { field: 'stat_month', order: 'DESC' },
  page: {
    above: <RentSummary />,
    views: [
      { name: 'leasing.rent.views.outstanding', filter: { status: ['billed', 'partly_paid'] } },
      { name: 'leasing.rent.views.overdue', filter: { is_overdue: true } },
    ],
  },
})
