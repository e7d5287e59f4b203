import { useRecordContext, type RaRecord } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import type { tourProblem } from '#contract/RM/tourProblem.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { DeleteAction, EditAction } from '#src/kit/page/record/RecordActions.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'

/** The step that usually comes next. */
const next: Readonly<Record<string, string>> = {
  open: 'assign',
  assigned: 'start',
  in_progress: 'fix',
  reopened: 'start',
  fixed: 'verify',
  verified: 'close',
}

/** The steps of a problem; what was raised by mistake can be deleted by the person who raised it. */
export function ProblemButtons() {
  const problem = useRecordContext<Pick<RecordOf<typeof tourProblem>, 'status' | 'found_by'> & RaRecord>()
  const { id } = useSubject()
  if (!problem) return null
  const { status, found_by } = problem
  return (
    <>
      <StepButtons primary={[next[status] ?? '']} />
      {unfixedStatuses.includes(status) && <EditAction isPrimary={false} />}
      {found_by === id && ['open', 'void'].includes(status) && <DeleteAction />}
      <PrintAction />
    </>
  )
}
