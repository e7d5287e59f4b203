import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { formatArea } from '#src/kit/field/formatNumber.ts'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { PrintAction } from '#src/kit/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { FieldInputs } from '#src/kit/screens/FieldInputs.tsx'
import type { FieldLooks } from '#src/kit/screens/FieldGroup.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { Chain } from './Chain.tsx'
import { statusColors } from './colors.ts'
import { LeaseShips } from './LeaseShips.tsx'
import { LeaseSummary } from './LeaseSummary.tsx'
import { RentSteps } from './RentSteps.tsx'
import { StepsInput } from './StepsInput.tsx'
import { TiersInput } from './TiersInput.tsx'
import { TurnoverTiers } from './TurnoverTiers.tsx'
import { useLease } from './useLease.ts'

const texts = 'leasing.lease'
const flags = [{ counter: 'expiring', source: 'is_expiring', tone: 'amber' }] as const

const looks: FieldLooks<typeof leaseShip> = {
  status: { statusColors },
  area: { as: 'area', format: formatArea },
  deposit: { as: 'money' },
  mgmt_fee_per_m2: { as: 'money' },
  promo_fee_per_m2: { as: 'money' },
  rent_steps: { input: StepsInput },
  turnover_tiers: { input: TiersInput },
}
const documents = { title: `${texts}.group.documents`, fields: ['documents'] } as const
const groups = [
  {
    title: `${texts}.group.parties`,
    fields: ['contract_no', 'store_ids', 'brand_id', 'company_id', 'lease_type'],
  },
  {
    title: `${texts}.group.term`,
    fields: ['sign_date', 'start_date', 'end_date', 'rent_free_days', 'break_date', 'renewal_option'],
  },
  {
    title: `${texts}.group.rent`,
    fields: ['rent_model', 'currency', 'area', 'turnover_basis', 'turnover_period'],
  },
  { title: `${texts}.group.steps`, fields: ['rent_steps'] },
  { title: `${texts}.group.tiers`, fields: ['turnover_tiers'] },
  { title: `${texts}.group.fees`, fields: ['deposit', 'mgmt_fee_per_m2', 'promo_fee_per_m2'] },
  documents,
] as const

/** The contracts of tenants: list, page and forms. */
export const leaseScreens = resourceScreens(leaseShip, {
  status: 'status',
  looks,
  columns: [
    { source: 'contract_no', width: 140 },
    { source: 'brand_id', width: 150, grows: true },
    { source: 'store_ids', width: 130 },
    { source: 'company_id', width: 170, hidden: true },
    { source: 'rent_model', width: 130 },
    { source: 'area', width: 90, format: formatArea },
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
      { name: `${texts}.views.in_force`, filter: { status: ['active', 'holdover'] } },
      {
        name: `${texts}.views.expiring`,
        filter: { is_expiring: true },
        sort: { field: 'end_date', order: 'ASC' },
      },
      { name: `${texts}.views.to_approve`, filter: { $step: 'approve' } },
    ],
  },
  form: LeaseForm,
  facts: ['brand_id', 'store_ids', 'company_id', 'end_date'],
  buttons: Buttons,
  sections: [
    {
      title: `${texts}.group.term`,
      fields: [
        'start_date',
        'end_date',
        'sign_date',
        'rent_free_days',
        'break_date',
        'renewal_option',
        'lease_type',
      ],
    },
    {
      title: `${texts}.group.rent`,
      fields: ['rent_model', 'area', 'monthly_base', 'currency', 'turnover_basis', 'turnover_period'],
    },
    RentSteps,
    TurnoverTiers,
    { title: `${texts}.group.fees`, fields: ['deposit', 'mgmt_fee_per_m2', 'promo_fee_per_m2'] },
    { title: `${texts}.group.documents`, fields: ['documents'] },
  ],
  related: LeaseShips,
  aside: [
    Chain,
    {
      title: `${texts}.group.end`,
      fields: ['activated_on', 'terminated_on', 'termination_reason', 'rejection_reason'],
    },
  ],
})

/** Once a lease is submitted, only its documents can change. */
function LeaseForm() {
  const lease = useLease()
  const isOpen = !lease?._id || lease.status === 'draft'
  return <FieldInputs form={isOpen ? groups : [documents]} looks={looks} />
}

function Buttons() {
  const isDraft = useLease()?.status === 'draft'
  return (
    <>
      <StepButtons
        steps={['submit', 'approve', 'reject', 'activate', 'renew', 'terminate']}
        primary={['submit', 'approve']}
      />
      <EditAction isPrimary={false} />
      {isDraft && <DeleteAction />}
      <PrintAction />
    </>
  )
}
