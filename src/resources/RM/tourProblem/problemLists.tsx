import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import type { Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import type { problemFields } from '#contract/RM/problem.ts'
import { DueDate } from '#src/kit/value/field/DueDate.tsx'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { BulkStep } from '#src/kit/page/lifecycle/BulkStep.tsx'
import { Counters } from '#src/kit/table/list/Counters.tsx'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import type { ScreenParts } from '#src/kit/page/screens/ScreenParts.ts'
import { BulkExport } from '#src/kit/table/selection/BulkExport.tsx'
import { CardLine, CardLines } from '#src/kit/table/CardLines.tsx'
import { severityColors, statusColors } from './colors.ts'

/** What the problems of tours and of mystery customers have in common. */
export type Problem = Resource<typeof problemFields>

/** Where the texts of such screens are: those of tours, and those of mystery customers. */
export type ProblemTexts = 'RM.issueList' | 'RM.problem'

/** How fields of a problem are shown where their kind alone is not enough. */
export const problemLooks: FieldLooks<Problem> = {
  status: { statusColors },
  severity: { statusColors: severityColors },
  due_at: { render: () => <DueDate /> },
  store_id: { render: (id) => <ReferenceLabel to="store" id={String(id)} more="store_no" link /> },
}

const flags = [{ counter: 'overdue', source: 'is_overdue', tone: 'red' }] as const

/** The shop, what it is about, and until when it has to be fixed. */
const Where = ({ store_id }: { readonly store_id: string }) => (
  <CardLine>
    <span>
      <ReferenceLabel to="store" id={store_id} more="store_no" /> · <FieldValue source="category" />
    </span>
    <DueDate />
  </CardLine>
)

/** The lists of problems, those of staff and those of mystery customers; for users who may select several by `selects`. */
export const problemLists = (texts: ProblemTexts, selects: Rule) =>
  ({
    looks: problemLooks,
    columns: [
      { source: 'problem_no', width: 130 },
      {
        source: 'store_id',
        width: 180,
        grows: true,
        render: ({ store_id }) => <ReferenceLabel to="store" id={store_id} more="store_no" />,
      },
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
    filters: ['severity', 'category', 'floor_id', 'assignee_id'] as const,
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
    selects,
    table: {
      card: (problem) => (
        <CardLines title={problem.title}>
          <Where store_id={problem.store_id} />
          <CardLine>
            <FieldValue source="status" statusColors={statusColors} />
            <FieldValue source="severity" statusColors={severityColors} />
          </CardLine>
        </CardLines>
      ),
    },
    board: {
      source: 'status',
      statusColors,
      references: ['store_id'],
      card: (problem) => (
        <CardLines title={problem.title}>
          <Where store_id={problem.store_id} />
          <FieldValue source="severity" statusColors={severityColors} />
        </CardLines>
      ),
    },
  }) satisfies ScreenParts<Problem>
