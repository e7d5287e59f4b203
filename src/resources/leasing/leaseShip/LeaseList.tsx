import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { statusColors } from './colors.ts'
import { LeaseSummary } from './LeaseSummary.tsx'

const flags = [{ counter: 'expiring', source: 'is_expiring', tone: 'amber' }] as const

/** How fields of a lease are shown where their kind alone is not enough. */
export const leaseLooks: FieldLooks<typeof leaseShip> = {
  status: { statusColors },
  deposit: { as: 'money' },
  mgmt_fee_per_m2: { as: 'money' },
  promo_fee_per_m2: { as: 'money' },
}

/** The contracts of tenants. */
export const LeaseList = listOf(leaseShip, {
  looks: leaseLooks,
  columns: [
    { source: 'contract_no', width: 140 },
    { source: 'brand_id', width: 150, grows: true },
    { source: 'store_ids', width: 130 },
    { source: 'company_id', width: 170, hidden: true },
    { source: 'rent_model', width: 130 },
    { source: 'area', width: 90 },
    { source: 'monthly_base', width: 120, sortable: false },
    { source: 'start_date', width: 110, hidden: true },
    { source: 'end_date', width: 110 },
    { source: 'status', width: 110 },
    { source: 'lease_type', width: 90, hidden: true },
    { source: 'sign_date', width: 110, hidden: true },
    { source: 'deposit', width: 120, hidden: true },
  ],
  filters: ['end_date', 'brand_id', 'rent_model'],
  more: ['store_ids', 'company_id', 'status', 'is_expiring', 'lease_type', 'active_on', 'renewal_option'],
  sort: { field: 'start_date', order: 'DESC' },
  page: {
    above: (
      <>
        <LeaseSummary />
        <Counters source="status" statusColors={statusColors} flags={flags} />
      </>
    ),
    views: [
      { name: 'leasing.lease.views.in_force', filter: { status: ['active', 'holdover'] } },
      {
        name: 'leasing.lease.views.expiring',
        filter: { is_expiring: true },
        sort: { field: 'end_date', order: 'ASC' },
      },
      { name: 'leasing.lease.views.to_approve', filter: { $step: 'approve' } },
    ],
  },
})
