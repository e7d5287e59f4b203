import { Navigate, useSearchParams } from 'react-router-dom'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { RecordAddress } from '#src/kit/page/record/RecordAddress.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { storeParam } from './storeAddress.ts'

/**
 * The short addresses of problems, one of which is in the code at a shop's door. It leads to the form for a new
 * problem there; people who may not report problems of that shop get to its page.
 */
export function IssueAddress() {
  const [search] = useSearchParams()
  const store_id = search.get(storeParam)
  const pageOf = usePageShowing('store')
  const mayReport = useCan(tourProblem.can.create, store_id === null ? undefined : { store_id })
  if (store_id !== null && !mayReport && pageOf) return <Navigate to={pageOf(store_id)} replace />
  return <RecordAddress resource="RM/tourIssue/issueList" />
}
