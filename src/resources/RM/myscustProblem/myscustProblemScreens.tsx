import { useRecordContext } from 'react-admin'
import { myscustProblem, myscustProblemComment } from '#contract/RM/myscustProblem.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { problemPages } from '#src/resources/RM/tourProblem/problemPages.tsx'
import { problemList } from './ProblemList.tsx'

/**
 * The problems that mystery customers met, made of the parts of tour problems. Both areas of retail management mount
 * them.
 */
export const mysteryProblemScreens = (texts: string) => {
  const parts = problemPages({
    texts,
    type: 'myscust',
    comment: () => <CommentOn texts={`${texts}.comment`} />,
  })
  return resourceScreens(myscustProblem, {
    ...parts,
    // A new problem names its visit.
    form: [{ title: `${texts}.visit`, fields: ['result_id'] }, ...parts.form],
    list: problemList(texts),
    aside: [
      { title: `${texts}.visit`, fields: ['result_id', 'section', 'item_id', 'origin'] },
      {
        title: `${texts}.group.dates`,
        fields: ['found_at', 'found_by', 'department', 'fix_note', 'close_reason', 'reopen_count'],
      },
    ],
  })
}

function CommentOn({ texts }: { readonly texts: string }) {
  const problem = useRecordContext()
  const may = useCan(myscustProblem.actions.comment.can, problem)
  if (!may) return null
  return (
    <CommentForm
      call={myscustProblemComment}
      input={(body) => ({
        query: { cond: { _id: String(problem?.id) } },
        body: { action: 'comment' as const, ...body },
      })}
      texts={texts}
      values={{ attachs: [] }}
    />
  )
}
