import { useRecordContext } from 'react-admin'
import { myscustProblem, myscustProblemComment } from '#contract/RM/myscustProblem.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { problemPages } from '#src/resources/RM/tourProblem/problemPages.tsx'
import { MysteryProblemList } from './ProblemList.tsx'

const parts = problemPages({ texts: 'RM.problem', type: 'myscust', comment: CommentOn })

/** The problems that mystery customers met, made of the parts of tour problems. */
export const myscustProblemScreens = resourceScreens(myscustProblem, {
  ...parts,
  // A new problem names its visit.
  form: [{ title: 'RM.problem.visit', fields: ['result_id'] }, ...parts.form],
  list: MysteryProblemList,
  aside: [
    { title: 'RM.problem.visit', fields: ['result_id', 'section', 'item_id', 'origin'] },
    {
      title: 'RM.problem.group.dates',
      fields: ['found_at', 'found_by', 'department', 'fix_note', 'close_reason', 'reopen_count'],
    },
  ],
})

function CommentOn() {
  const problem = useRecordContext()
  const may = useCan(myscustProblem.actions.comment.can, problem)
  if (!may) return null
  return (
    <CommentForm
      texts="RM.problem.comment"
      call={myscustProblemComment}
      input={(body) => ({
        query: { cond: { _id: String(problem?.id) } },
        body: { action: 'comment' as const, ...body },
      })}
      values={{ attachs: [], mentions: [] }}
    />
  )
}
