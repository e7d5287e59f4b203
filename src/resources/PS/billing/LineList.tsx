import { LinkBase, useCreatePath } from 'react-admin'
import { billingLine } from '#contract/PS/billingLine.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { actionColors } from './colors.ts'

/** What billing runs do about each charge. */
export const LineList = listOf(billingLine, {
  looks: {
    action: { statusColors: actionColors },
    amount: { as: 'money' },
    present: { as: 'money' },
    difference: { as: 'money' },
  },
  columns: [
    {
      source: 'store_id',
      width: 200,
      grows: true,
      render: ({ store_id }) => <ReferenceLabel to="store" id={store_id} more="store_no" />,
    },
    { source: 'tenant_ship_id', width: 160, hidden: true },
    { source: 'stat_month', width: 90 },
    { source: 'charge_type', width: 120 },
    { source: 'action', width: 120 },
    { source: 'amount', width: 110, align: 'end' },
    { source: 'present', width: 110, align: 'end' },
    { source: 'difference', width: 110, align: 'end' },
    { source: 'sales_basis', width: 100 },
    { source: 'reason', width: 140 },
    {
      source: 'bill_no',
      width: 140,
      sortable: false,
      render: ({ rent_id, bill_no }) => <Rent id={rent_id} no={bill_no} />,
    },
    { source: 'run_id', width: 130, hidden: true },
  ],
  filters: ['run_id', 'action', 'charge_type'],
  more: ['store_id', 'tenant_ship_id', 'stat_month', 'reason', 'sales_basis', 'difference'],
})

/** Leads to the rent that a line is about. */
function Rent({ id, no }: { readonly id: string | null; readonly no: string | null }) {
  const createPath = useCreatePath()
  const translate = useTranslate()
  const resource = useResourceOf(tenantRent.name)
  if (id === null || resource === undefined) return '-'
  return (
    <LinkBase to={createPath({ resource, id, type: 'show' })}>{no ?? translate('PS.billLine.rent')}</LinkBase>
  )
}
