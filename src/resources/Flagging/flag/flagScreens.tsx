import { Navigate } from 'react-router-dom'
import { flag } from '#contract/Flagging/flag.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { FlagComments } from './FlagComments.tsx'
import { FlagEvidence } from './FlagEvidence.tsx'
import { FlagIssues } from './FlagIssues.tsx'
import { FlagList, flagLooks } from './FlagList.tsx'

/** The list opens as a board at this address of the menu. */
export const FlagBoard = () => <Navigate to="/Flagging/list?display=board" replace />

/** The short address of a flag. */
export const FlagAddress = () => <RecordAddress resource="Flagging/list" />

/** The watch list: list and board, the page of a flag with its evidence, and the form to add a tenant by hand. */
export const flagScreens = resourceScreens(flag, {
  status: 'status',
  looks: {
    ...flagLooks,
    store_id: {
      render: (id) => <ReferenceLabel to="store" id={String(id)} more="store_no" link />,
      input: () => <StoreInput source="store_id" own />,
    },
  },
  list: FlagList,
  form: [{ title: 'Flagging.list.rule', fields: ['store_id', 'rule_id', 'period', 'owner_id'] }],
  facts: ['store_id', 'severity', 'period', 'owner_id'],
  buttons: Buttons,
  sections: [
    FlagEvidence,
    { title: 'Flagging.list.group.what', fields: ['rule_id', 'tenant_ship_id', 'muted_until'] },
    FlagIssues,
    FlagComments,
  ],
})

/** The step that usually comes next. */
const next: Readonly<Record<string, string>> = {
  open: 'acknowledge',
  acknowledged: 'follow_up',
  in_follow_up: 'clear',
  muted: 'unmute',
  cleared: 'reopen',
}

function Buttons() {
  const record = useRecord<typeof flag>()
  if (!record) return null
  return (
    <>
      <StepButtons primary={[next[record.status] ?? '']} />
      <EditAction isPrimary={false} />
      {record.created_by !== null && <DeleteAction />}
      <PrintAction />
    </>
  )
}
