import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { Chain } from './Chain.tsx'
import { LeaseList, leaseLooks } from './LeaseList.tsx'
import { LeaseShips } from './LeaseShips.tsx'
import { RentSteps } from './RentSteps.tsx'
import { StepsInput } from './StepsInput.tsx'
import { TiersInput } from './TiersInput.tsx'
import { TurnoverTiers } from './TurnoverTiers.tsx'
import { useLease } from './useLease.ts'

const looks: FieldLooks<typeof leaseShip> = {
  ...leaseLooks,
  rent_steps: { input: StepsInput },
  turnover_tiers: { input: TiersInput },
}
const documents = { title: 'leasing.lease.group.documents', fields: ['documents'] } as const
const groups = [
  {
    title: 'leasing.lease.group.parties',
    fields: ['contract_no', 'store_ids', 'brand_id', 'company_id', 'lease_type'],
  },
  {
    title: 'leasing.lease.group.term',
    fields: ['sign_date', 'start_date', 'end_date', 'rent_free_days', 'break_date', 'renewal_option'],
  },
  {
    title: 'leasing.lease.group.rent',
    fields: [
      'rent_model',
      'currency',
      'other_currency',
      'area',
      'shares_unit',
      'turnover_basis',
      'turnover_period',
    ],
  },
  { title: 'leasing.lease.group.steps', fields: ['rent_steps'] },
  { title: 'leasing.lease.group.tiers', fields: ['turnover_tiers'] },
  { title: 'leasing.lease.group.fees', fields: ['deposit', 'mgmt_fee_per_m2', 'promo_fee_per_m2'] },
  documents,
] as const

/** The contracts of tenants: list, page and forms. */
export const leaseScreens = resourceScreens(leaseShip, {
  status: 'status',
  looks,
  list: LeaseList,
  form: LeaseForm,
  facts: ['brand_id', 'store_ids', 'company_id', 'end_date'],
  buttons: Buttons,
  sections: [
    {
      title: 'leasing.lease.group.term',
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
      title: 'leasing.lease.group.rent',
      fields: [
        'rent_model',
        'area',
        'shares_unit',
        'monthly_base',
        'currency',
        'other_currency',
        'turnover_basis',
        'turnover_period',
      ],
    },
    RentSteps,
    TurnoverTiers,
    { title: 'leasing.lease.group.fees', fields: ['deposit', 'mgmt_fee_per_m2', 'promo_fee_per_m2'] },
    { title: 'leasing.lease.group.documents', fields: ['documents'] },
  ],
  related: LeaseShips,
  aside: [
    Chain,
    {
      title: 'leasing.lease.group.end',
      fields: ['activated_on', 'terminated_on', 'terminated_at', 'termination_reason', 'rejection_reason'],
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
        steps={['submit', 'approve', 'reject', 'renew', 'terminate']}
        primary={['submit', 'approve']}
      />
      <EditAction isPrimary={false} />
      {isDraft && <DeleteAction />}
      <PrintAction />
    </>
  )
}
