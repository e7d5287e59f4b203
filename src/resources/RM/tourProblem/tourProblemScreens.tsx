import { useRecordContext } from 'react-admin'
import { tourProblem, tourProblemComment } from '#contract/RM/tourProblem.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { IssueList } from './IssueList.tsx'
import { problemPages } from './problemPages.tsx'
import { TourShop } from './TourShop.tsx'

/** The problems that staff find in shops: list, page and forms. */
export const issueScreens = resourceScreens(tourProblem, {
  ...problemPages({ texts: 'RM.issueList', type: 'tour', shop: TourShop, comment: CommentOn }),
  list: IssueList,
  offline: true,
  aside: [
    {
      title: 'RM.issueList.group.dates',
      fields: [
        'found_at',
        'found_by',
        'department',
        'fix_note',
        'close_reason',
        'reopen_count',
        'source',
        'tour_id',
        'flag_id',
      ],
    },
  ],
})

function CommentOn() {
  const problem = useRecordContext()
  const may = useCan(tourProblem.actions.comment.can, problem)
  if (!may) return null
  return (
    <CommentForm
      texts="RM.issueList.comment"
      call={tourProblemComment}
      input={(body) => ({
        query: { cond: { _id: String(problem?.id) } },
        body: { action: 'comment' as const, ...body },
      })}
      values={{ attachs: [], mentions: [] }}
    />
  )
}
