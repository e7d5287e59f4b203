import { useCreatePath } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router-dom'

/** The short address of a problem, or of the form for a new problem. It leads to the page of the list's resource. */
export function IssueAddress() {
  const { id } = useParams()
  const createPath = useCreatePath()
  const resource = useLocation().pathname.replace(/^\/(.+)\/issue(Detail|Create).*$/, '$1/issueList')
  return (
    <Navigate
      to={createPath(id === undefined ? { resource, type: 'create' } : { resource, id, type: 'show' })}
      replace
    />
  )
}
