import Edit from '@mui/icons-material/EditNoteOutlined'
import { useCreatePath, useNavigate, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { useCan } from '#src/kit/base/person/subject.ts'

/** Opens the form for a row that corrects this bill, which is not changed any more because it was issued, or something was paid. */
export function CorrectAction() {
  const resource = useResourceContext() ?? ''
  const rent = useRecord<typeof tenantRent>()
  const mayCreate = useCan(tenantRent.can.create, rent)
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const translate = useTranslate()
  if (!rent || rent.corrects !== null || !mayCreate) return null
  const { _id, store_id, tenant_ship_id, stat_month, charge_type } = rent
  const source = { store_id, tenant_ship_id, stat_month, charge_type, corrects: _id, is_actual: true }
  const form = `${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(JSON.stringify(source))}`
  return (
    <ActionButton icon={<Edit />} onClick={() => navigate(form)}>
      {translate('leasing.rent.correct')}
    </ActionButton>
  )
}
