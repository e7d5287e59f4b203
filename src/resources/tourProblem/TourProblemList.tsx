import type { tourProblem } from '#contract/RM/tourProblem.ts'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { Severity } from './Severity.tsx'

const statusColors: StatusColors = {
  open: 'amber',
  assigned: 'blue',
  in_progress: 'blue',
  fixed: 'blue',
  verified: 'green',
  reopened: 'red',
  closed: 'grey',
  void: 'grey',
}

const columns: readonly Column<typeof tourProblem>[] = [
  { source: 'title', width: 150, grows: true },
  { source: 'problem_no', width: 140 },
  { source: 'store_id', width: 120, grows: true },
  { source: 'category', width: 90 },
  {
    source: 'severity',
    width: 80,
    align: 'start',
    render: ({ severity }) => <Severity value={severity} />,
  },
  { source: 'status', width: 90, statusColors },
  { source: 'assignee_id', width: 90 },
  { source: 'due_at', width: 130 },
  { source: 'found_at', width: 140, hidden: true },
  { source: 'found_by', width: 110, hidden: true },
  { source: 'floor_id', width: 100, hidden: true },
  { source: 'brand_id', width: 180, hidden: true },
]

/** What staff found in the shops of the current site, newest first. */
export const TourProblemList = () => (
  <ListPage
    filters={['status', 'category']}
    more={['floor_id', 'source']}
    sort={{ field: 'found_at', order: 'DESC' }}
  >
    <Table columns={columns} />
  </ListPage>
)
