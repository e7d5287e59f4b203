import { useRecordContext } from 'react-admin'
import { tourProblem, tourProblemComment } from '#contract/RM/tourProblem.ts'
import { CommentForm } from '#src/kit/page/comment/CommentForm.tsx'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { IssueAddress } from './IssueAddress.tsx'
import { issueList } from './IssueList.tsx'
import { problemPages } from './problemPages.tsx'
import { ProblemStatistics } from './ProblemStatistics.tsx'
import { TourShop } from './TourShop.tsx'

/**
 * The problems that staff find in shops: list, page and forms, figures, and the short addresses in mails. Both
 * areas of retail management mount them.
 */
export const tourProblemScreens = (area: 'RM' | 'RMHK') => {
  const [list, texts] = [`${area}/tourIssue/issueList`, `${area}.issueList`]
  return {
    issueScreens: issueScreens(texts),
    IssueStatistics: () => <ProblemStatistics texts={`${texts}.statistics`} list={list} />,
    IssueAddress: () => <IssueAddress list={list} />,
  }
}

const issueScreens = (texts: string) =>
  resourceScreens(tourProblem, {
    ...problemPages({
      texts,
      type: 'tour',
      shop: () => <TourShop texts={texts} />,
      comment: () => <CommentOn texts={`${texts}.comment`} />,
    }),
    list: issueList(texts),
    offline: true,
    aside: [
      {
        title: `${texts}.group.dates`,
        fields: [
          'found_at',
          'found_by',
          'department',
          'fix_note',
          'close_reason',
          'reopen_count',
          'source',
          'tour_id',
        ],
      },
    ],
  })

function CommentOn({ texts }: { readonly texts: string }) {
  const problem = useRecordContext()
  const may = useCan(tourProblem.actions.comment.can, problem)
  if (!may) return null
  return (
    <CommentForm
      call={tourProblemComment}
      input={(body) => ({
        query: { cond: { _id: String(problem?.id) } },
        body: { action: 'comment' as const, ...body },
      })}
      texts={texts}
      values={{ attachs: [] }}
    />
  )
}
