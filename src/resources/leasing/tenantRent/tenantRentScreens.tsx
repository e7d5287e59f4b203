import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { CorrectAction } from './CorrectAction.tsx'
import { Corrections } from './Corrections.tsx'
import { isFinalBill } from './isFinalBill.ts'
import { RentList, rentLooks } from './RentList.tsx'

/** What tenants owe: list, page and forms. */
export const rentScreens = resourceScreens(tenantRent, {
  status: 'status',
  looks: {
    ...rentLooks,
    store_id: { input: () => <StoreInput source="store_id" own permit="lease" /> },
  },
  list: RentList,
  form: [
    {
      title: 'leasing.rent.group.what',
      fields: ['store_id', 'tenant_ship_id', 'stat_month', 'charge_type'],
    },
    {
      title: 'leasing.rent.group.amounts',
      fields: ['amount_due', 'amount_paid', 'overpaid', 'is_actual', 'due_date', 'corrects'],
    },
  ],
  facts: ['tenant_ship_id', 'store_id', 'stat_month', 'charge_type'],
  buttons: Buttons,
  related: Corrections,
  sections: [
    {
      title: 'leasing.rent.group.amounts',
      fields: [
        'amount_due',
        'amount_paid',
        'overpaid',
        'outstanding',
        'is_overdue',
        'due_date',
        'corrects',
        'bill_no',
        'billing_run_id',
        'source',
      ],
    },
  ],
})

function Buttons() {
  const translate = useTranslate()
  const rent = useRecord<typeof tenantRent>()
  const isFinal = isFinalBill(rent)
  return (
    <>
      <StepButtons steps={['bill', 'pay', 'waive']} primary={['pay']} />
      {isFinal && <CorrectAction />}
      {rent?.status !== 'waived' && <EditAction isPrimary={false} />}
      <DeleteAction reason={isFinal ? translate('leasing.rent.kept') : undefined} />
    </>
  )
}
