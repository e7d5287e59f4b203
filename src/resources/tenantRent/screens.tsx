import { useRecordContext } from 'react-admin'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { StoreInput } from '#src/kit/input/StoreInput.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { statusColors } from './colors.ts'
import { Outstanding } from './Outstanding.tsx'
import { RentSummary } from './RentSummary.tsx'

const texts = 'leasing.rent'

/** What tenants owe: list, page and forms. */
export const rentScreens = resourceScreens(tenantRent, {
  status: 'status',
  looks: {
    status: { statusColors },
    store_id: { input: () => <StoreInput source="store_id" own permit="lease" /> },
    amount_due: { as: 'money' },
    amount_paid: { as: 'money' },
  },
  columns: [
    { source: 'stat_month', width: 90 },
    { source: 'tenant_ship_id', width: 160, grows: true },
    { source: 'store_id', width: 130 },
    { source: 'charge_type', width: 120 },
    { source: 'amount_due', width: 100, align: 'end' },
    { source: 'amount_paid', width: 100, align: 'end' },
    {
      source: 'outstanding',
      width: 100,
      align: 'end',
      sortable: false,
      render: (rent) => <Outstanding rent={rent} />,
    },
    { source: 'due_date', width: 110 },
    { source: 'status', width: 110 },
    { source: 'source', width: 110, hidden: true },
  ],
  filters: ['stat_month', 'charge_type', 'status'],
  more: ['store_id', 'tenant_ship_id', 'is_overdue', 'due_date', 'amount_due', 'source'],
  sort: { field: 'stat_month', order: 'DESC' },
  page: {
    above: <RentSummary />,
    views: [
      { name: `${texts}.views.outstanding`, filter: { status: ['billed', 'partly_paid'] } },
      { name: `${texts}.views.overdue`, filter: { is_overdue: true } },
    ],
  },
  form: [
    {
      title: `${texts}.group.what`,
      fields: ['store_id', 'tenant_ship_id', 'stat_month', 'charge_type'],
    },
    { title: `${texts}.group.amounts`, fields: ['amount_due', 'amount_paid', 'is_actual', 'due_date'] },
  ],
  facts: ['tenant_ship_id', 'store_id', 'stat_month', 'charge_type'],
  buttons: Buttons,
  sections: [
    {
      title: `${texts}.group.amounts`,
      fields: ['amount_due', 'amount_paid', 'outstanding', 'is_overdue', 'due_date', 'source'],
    },
  ],
})

function Buttons() {
  const isWaived = useRecordContext()?.['status'] === 'waived'
  return (
    <>
      <StepButtons steps={['bill', 'pay', 'waive']} primary={['pay']} />
      {!isWaived && <EditAction isPrimary={false} />}
      <DeleteAction />
    </>
  )
}
