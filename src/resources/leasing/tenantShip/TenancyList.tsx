import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { statusColors } from './colors.ts'

/** How fields of a tenancy are shown where their kind alone is not enough. */
export const tenancyLooks: FieldLooks<typeof tenantShip> = {
  status: { statusColors },
}

/** Who is in which store. */
export const TenancyList = listOf(tenantShip, {
  looks: tenancyLooks,
  columns: [
    { source: 'trade_name', width: 160, grows: true, render: (ship) => <NameField record={ship} /> },
    { source: 'store_id', width: 130 },
    { source: 'brand_id', width: 150 },
    { source: 'company_id', width: 170, hidden: true },
    { source: 'start_date', width: 110 },
    { source: 'open_date', width: 110, hidden: true },
    { source: 'end_date', width: 110 },
    { source: 'actual_exit_date', width: 110, hidden: true },
    { source: 'lease_ship_id', width: 150 },
    { source: 'share_ratio', width: 100, hidden: true },
    { source: 'status', width: 110 },
  ],
  filters: ['floor_id', 'brand_id', 'active_on'],
  more: ['store_id', 'company_id', 'status', 'start_date', 'end_date', 'is_comparable_excluded'],
  sort: { field: 'start_date', order: 'DESC' },
  page: {
    above: <Counters source="status" statusColors={statusColors} />,
    views: [
      { name: 'leasing.tenantShip.views.current', filter: { is_current: true } },
      { name: 'leasing.tenantShip.views.coming', filter: { status: ['signed', 'fitting_out'] } },
      { name: 'leasing.tenantShip.views.leaving', filter: { status: ['notice'] } },
    ],
  },
})
