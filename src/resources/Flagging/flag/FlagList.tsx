import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { flag, openFlagStatuses } from '#contract/Flagging/flag.ts'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { CardLine, CardLines } from '#src/kit/table/CardLines.tsx'
import { severityColors, statusColors } from './colors.ts'
import { FlagFigure } from './FlagFigure.tsx'
import { FlagTools } from './FlagTools.tsx'

type Flag = ShownRecord<typeof flag>

/** How fields of a flag are shown where their kind alone is not enough. */
export const flagLooks: FieldLooks<typeof flag> = {
  status: { statusColors },
  severity: { statusColors: severityColors },
}

const store = (id: string) => <ReferenceLabel to="store" id={id} more="store_no" />

const BoardCard = (record: Flag) => (
  <CardLines title={store(record.store_id)}>
    <CardLine>
      <FieldValue source="metric" />
      <FlagFigure record={record} />
    </CardLine>
    <FieldValue source="severity" statusColors={severityColors} />
  </CardLines>
)

/** In a list the store is the heading of the card, and no lane tells the status. */
const ListCard = (record: Flag) => (
  <CardLines title={<FieldValue source="metric" />}>
    <CardLine>
      <FlagFigure record={record} />
      <FieldValue source="period" />
    </CardLine>
    <CardLine>
      <FieldValue source="status" statusColors={statusColors} />
      <FieldValue source="severity" statusColors={severityColors} />
    </CardLine>
  </CardLines>
)

/** The watch list, as a list and as a board. */
export const FlagList = listOf(flag, {
  looks: flagLooks,
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
      { name: 'Flagging.list.views.open', filter: { status: [...openFlagStatuses] } },
      { name: 'Flagging.list.views.mine', filter: (owner_id) => ({ owner_id }) },
      { name: 'Flagging.list.views.severe', filter: { status: [...openFlagStatuses], severity: [1, 2] } },
    ],
    bulk: (
      <>
        <BulkStep step="acknowledge" icon={<TaskAlt />} />
        <BulkStep step="mute" icon={<VisibilityOff />} />
      </>
    ),
  },
  selects: 'flag.edit',
  table: { card: ListCard },
  board: { source: 'status', statusColors, references: ['store_id', 'rule_id'], card: BoardCard },
})
