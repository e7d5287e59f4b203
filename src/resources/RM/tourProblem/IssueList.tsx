import { handlesMany, tourProblem } from '#contract/RM/tourProblem.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { problemLists } from './problemLists.tsx'

/** The problems that staff find in shops. */
export const IssueList = listOf(tourProblem, {
  ...problemLists('RM.issueList', handlesMany),
  more: ['store_id', 'brand_id', 'department', 'found_by', 'found_at', 'due_at', 'source', 'tour_id'],
})
