import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import { problemEvent } from '#contract/RM/problemEvent.ts'
import { handlesMany, tourProblem, tourProblemComment } from '#contract/RM/tourProblem.ts'
import { CommentForm } from '#src/kit/comment/CommentForm.tsx'
import { Comments } from '#src/kit/comment/Comments.tsx'
import { EventLog } from '#src/kit/comment/EventLog.tsx'
import { DueDate } from '#src/kit/field/DueDate.tsx'
import { FieldValue } from '#src/kit/field/FieldValue.tsx'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { BulkStep } from '#src/kit/lifecycle/BulkStep.tsx'
import { StepButtons } from '#src/kit/lifecycle/StepButtons.tsx'
import { StoreInput } from '#src/kit/input/StoreInput.tsx'
import { Counters } from '#src/kit/list/Counters.tsx'
import { PictureComparison } from '#src/kit/picture/PictureComparison.tsx'
import { RecordAddress } from '#src/kit/record/RecordAddress.tsx'
import { DeleteAction, EditAction } from '#src/kit/record/RecordActions.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { BulkExport } from '#src/kit/selection/BulkExport.tsx'
import { useCan, useSubject } from '#src/kit/subject.ts'
import { CardLine, CardLines } from '#src/kit/table/CardLines.tsx'
import { FormerShop } from './FormerShop.tsx'
import { ProblemStatistics } from './ProblemStatistics.tsx'
import { severityColors, statusColors } from './colors.ts'

const flags = [{ counter: 'overdue', source: 'is_overdue', tone: 'red' }] as const

const Shop = () => <StoreInput source="store_id" own permit="tour" />

/**
 * The problems that staff find in shops: list, page and forms, figures, and the short addresses in mails. Both
 * areas of retail management mount them.
 */
export const tourProblemScreens = (area: 'RM' | 'RMHK') => {
  const [list, texts] = [`${area}/tourIssue/issueList`, `${area}.issueList`]
  return {
    issueScreens: issueScreens(texts),
    IssueStatistics: () => <ProblemStatistics texts={`${texts}.statistics`} list={list} />,
    IssueAddress: () => <RecordAddress resource={list} />,
  }
}

const issueScreens = (texts: string) =>
  resourceScreens(tourProblem, {
    status: 'status',
    looks: {
      status: { statusColors },
      severity: { as: 'scale', statusColors: severityColors },
      due_at: { render: () => <DueDate /> },
      store_id: { render: (id) => <ReferenceLabel to="store" id={id} more="store_no" link /> },
    },
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
    table: { card },
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
      () => <Course texts={texts} />,
      () => <ProblemComments texts={texts} />,
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

type Problem = RecordOf<typeof tourProblem>

/** What is wrong, where, until when, and how bad. */
const card = (problem: Problem) => (
  <CardLines title={problem.title}>
    <CardLine>
      <span>
        <ReferenceLabel to="store" id={problem.store_id} more="store_no" /> · <FieldValue source="category" />
      </span>
      <DueDate />
    </CardLine>
    <CardLine>
      <FieldValue source="status" statusColors={statusColors} />
      <FieldValue source="severity" statusColors={severityColors} />
    </CardLine>
  </CardLines>
)

function Photos({ texts }: { readonly texts: string }) {
  const problem = useRecordContext<Problem & RaRecord>()
  const translate = useTranslate()
  const side = (name: 'before' | 'after') => ({
    title: translate(`${texts}.${name}`),
    uids: problem?.[`attachs_${name}`] ?? [],
    empty: translate(`${texts}.no_photos`),
  })
  return (
    <Section title={`${texts}.group.photos`}>
      <PictureComparison sides={[side('before'), side('after')]} />
    </Section>
  )
}

const useEntries = () => ({ problem_type: 'tour', problem_id: String(useRecordContext()?.id) })

const Course = ({ texts }: { readonly texts: string }) => (
  <EventLog
    title={`${texts}.group.course`}
    log={problemEvent}
    filter={{ ...useEntries(), action: { $ne: 'comment' } }}
    texts={`${texts}.event`}
    statusColors={statusColors}
  />
)

function ProblemComments({ texts }: { readonly texts: string }) {
  const filter = { ...useEntries(), action: 'comment' }
  const may = useCan(tourProblem.actions.comment.can, useRecordContext())
  return (
    <Comments title={`${texts}.group.comments`} of={problemEvent} filter={filter}>
      {may && (
        <CommentForm
          call={tourProblemComment}
          input={(body) => ({
            query: { cond: { _id: filter.problem_id } },
            body: { action: 'comment' as const, ...body },
          })}
          texts={`${texts}.comment`}
          values={{ attachs: [] }}
        />
      )}
    </Comments>
  )
}

function Buttons() {
  const problem = useRecordContext<Problem & RaRecord>()
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
