import { useCreatePath } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router-dom'

/** The short address of a record, such as `/RM/tour/:id`. It leads to the page of the resource `RM/tour/list`. */
export function RecordAddress() {
  const { id = '' } = useParams()
  const createPath = useCreatePath()
  const resource = useLocation()
    .pathname.slice(1)
    .replace(/[^/]*$/, 'list')
  return <Navigate to={createPath({ resource, id, type: 'show' })} replace />
}
