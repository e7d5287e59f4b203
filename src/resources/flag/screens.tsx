import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { Navigate } from 'react-router-dom'
import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { FieldValue } from '#src/kit/field/FieldValue.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { StoreInput } from '#src/kit/input/StoreInput.tsx'
import { BulkStep } from '#src/kit/lifecycle/BulkStep.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { PrintAction } from '#src/kit/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { RecordAddress } from '#src/kit/record/RecordAddress.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { CardLine, CardLines } from '#src/kit/table/CardLines.tsx'
import { useRecord, type ShownRecord } from '#src/kit/record/useRecord.ts'
import { severityColors, statusColors } from './colors.ts'
import { FlagComments } from './FlagComments.tsx'
import { FlagEvidence } from './FlagEvidence.tsx'
import { FlagFigure } from './FlagFigure.tsx'
import { FlagTools } from './FlagTools.tsx'

const texts = 'Flagging.list'
type Flag = ShownRecord<typeof flag>

/** The list opens as a board at this address of the menu. */
export const FlagBoard = () => <Navigate to="/Flagging/list?display=board" replace />

/** The short address of a flag. */
export const FlagAddress = () => <RecordAddress resource="Flagging/list" />

const store = (id: string) => <ReferenceLabel to="store" id={id} more="store_no" />

const Card = (record: Flag) => (
  <CardLines title={store(record.store_id)}>
    <CardLine>
      <FieldValue source="metric" />
      <FlagFigure record={record} />
    </CardLine>
    <FieldValue source="severity" statusColors={severityColors} />
  </CardLines>
)

/** The watch list: list and board, the page of a flag with its evidence, and the form to add a tenant by hand. */
export const flagScreens = resourceScreens(flag, {
  status: 'status',
  looks: {
    status: { statusColors },
    severity: { as: 'scale', statusColors: severityColors },
    store_id: {
      render: (id) => <ReferenceLabel to="store" id={String(id)} more="store_no" link />,
      input: () => <StoreInput source="store_id" own />,
    },
  },
  columns: [
    { source: 'store_id', width: 180, grows: true, render: ({ store_id }) => store(store_id) },
    { source: 'tenant_ship_id', width: 140, hidden: true },
    { source: 'rule_id', width: 180, grows: true },
    {
      source: 'value',
      width: 150,
      align: 'end',
      sortable: false,
      render: (record) => <FlagFigure record={record} />,
    },
    { source: 'severity', width: 90, align: 'start' },
    { source: 'period', width: 90 },
    { source: 'status', width: 110 },
    { source: 'owner_id', width: 110 },
    { source: 'created_at', width: 140 },
    { source: 'muted_until', width: 110, hidden: true },
  ],
  filters: ['rule_id', 'severity', 'period', 'owner_id'],
  more: ['store_id', 'muted_until', 'created_at'],
  sort: { field: 'created_at', order: 'DESC' },
  page: {
    actions: <FlagTools />,
    above: (
      <>
        <Counters source="status" statusColors={statusColors} />
        <Counters source="metric" />
      </>
    ),
    views: [
      { name: `${texts}.views.open`, filter: { status: [...openFlagStatuses] } },
      { name: `${texts}.views.mine`, filter: (owner_id) => ({ owner_id }) },
      { name: `${texts}.views.severe`, filter: { status: [...openFlagStatuses], severity: [1, 2] } },
    ],
    bulk: (
      <>
        <BulkStep step="acknowledge" icon={<TaskAlt />} />
        <BulkStep step="mute" icon={<VisibilityOff />} />
      </>
    ),
  },
  selects: 'flag.edit',
  table: { card: Card },
  board: { source: 'status', statusColors, references: ['store_id', 'rule_id'], card: Card },
  form: [{ title: `${texts}.rule`, fields: ['store_id', 'rule_id', 'period', 'owner_id'] }],
  facts: ['store_id', 'severity', 'period', 'owner_id'],
  buttons: Buttons,
  sections: [
    FlagEvidence,
    { title: `${texts}.group.what`, fields: ['rule_id', 'tenant_ship_id', 'muted_until'] },
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
