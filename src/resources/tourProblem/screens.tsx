import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { useRecordContext, type RaRecord } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import { handlesMany, tourProblem } from '#contract/RM/tourProblem.ts'
import { BulkStep } from '#src/kit/lifecycle/BulkStep.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { StoreInput } from '#src/kit/input/StoreInput.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { BulkExport } from '#src/kit/selection/BulkExport.tsx'
import { useSubject } from '#src/kit/subject.ts'
import { DueDate } from './DueDate.tsx'
import { FormerShop } from './FormerShop.tsx'
import { Photos } from './Photos.tsx'
import { ProblemCard } from './ProblemCard.tsx'
import { ProblemCourse } from './ProblemCourse.tsx'
import { ProblemStatistics } from './ProblemStatistics.tsx'
import { severityColors, statusColors } from './colors.ts'

const flags = [{ counter: 'overdue', source: 'is_overdue', tone: 'red' }] as const

const Shop = () => <StoreInput source="store_id" own permit="tour" />

/**
 * The problems that staff find in shops: list, page and forms. Both areas of retail management mount them, each
 * with its own texts.
 */
export const tourProblemScreens = (texts: string) =>
  resourceScreens(tourProblem, {
    status: 'status',
    looks: {
      status: { statusColors },
      severity: { as: 'scale', statusColors: severityColors },
      due_at: { render: () => <DueDate /> },
    },
    columns: [
      { source: 'problem_no', width: 130 },
      { source: 'store_id', width: 110, grows: true },
      { source: 'brand_id', width: 130, hidden: true },
      { source: 'floor_id', width: 90 },
      { source: 'category', width: 100 },
      { source: 'title', width: 150, grows: true },
      { source: 'severity', width: 90, align: 'start' },
      { source: 'status', width: 100 },
      { source: 'assignee_id', width: 100 },
      { source: 'due_at', width: 150, render: (record) => <DueDate record={record} /> },
      { source: 'found_by', width: 110, hidden: true },
      { source: 'found_at', width: 140, hidden: true },
      {
        source: 'attachs_before',
        label: `${texts}.photos`,
        width: 70,
        align: 'end',
        render: ({ attachs_before, attachs_after }) => attachs_before.length + attachs_after.length,
      },
    ],
    filters: ['severity', 'category', 'floor_id', 'assignee_id'],
    more: ['store_id', 'brand_id', 'department', 'found_by', 'found_at', 'due_at', 'source'],
    sort: { field: 'found_at', order: 'DESC' },
    page: {
      above: <Counters source="status" statusColors={statusColors} flags={flags} />,
      views: [
        { name: `${texts}.views.mine`, filter: (assignee_id) => ({ assignee_id }) },
        { name: `${texts}.views.overdue`, filter: { is_overdue: true } },
        { name: `${texts}.views.to_verify`, filter: { $step: 'verify' } },
      ],
      bulk: (
        <>
          <BulkStep step="assign" icon={<AssignmentInd />} />
          <BulkStep step="close" icon={<TaskAlt />} />
          <BulkExport />
        </>
      ),
    },
    selects: handlesMany,
    table: { card: (record) => <ProblemCard problem={record} /> },
    form: [
      {
        title: `${texts}.group.issue`,
        fields: [Shop, 'category', 'severity', 'title', 'description', 'attachs_before'],
      },
      { title: `${texts}.group.who`, fields: ['assignee_id', 'department', 'due_at'] },
    ],
    facts: ['title', 'severity', 'due_at', 'assignee_id'],
    buttons: Buttons,
    banner: () => <FormerShop texts={texts} />,
    sections: [
      {
        title: `${texts}.group.issue`,
        fields: ['store_id', 'brand_id', 'floor_id', 'category', 'description'],
      },
      () => <Photos texts={texts} />,
      () => <ProblemCourse texts={texts} />,
    ],
    aside: [
      {
        title: `${texts}.group.dates`,
        fields: ['found_at', 'found_by', 'department', 'fix_note', 'close_reason', 'reopen_count', 'source'],
      },
    ],
  })

/** The step that usually comes next. */
const next: Readonly<Record<string, string>> = {
  open: 'assign',
  assigned: 'start',
  in_progress: 'fix',
  reopened: 'start',
  fixed: 'verify',
  verified: 'close',
}

/** The page of figures. The list is where its figures lead to. */
export const tourProblemStatisticsPage = (texts: string, list: string) => () => (
  <ProblemStatistics texts={texts} list={list} />
)

function Buttons() {
  const problem = useRecordContext<RecordOf<typeof tourProblem> & RaRecord>()
  const { id } = useSubject()
  if (!problem) return null
  const { status, found_by } = problem
  return (
    <>
      <StepButtons primary={[next[status] ?? '']} />
      {unfixedStatuses.includes(status) && <EditAction isPrimary={false} />}
      {found_by === id && ['open', 'void'].includes(status) && <DeleteAction />}
    </>
  )
}
