import { useCreatePath } from 'react-admin'
import { useMounted } from '#src/kit/base/text/mounted.ts'
import { Navigate, useLocation, useParams } from 'react-router-dom'

/**
 * A short address of a record, for mails and notifications: a page `/…/:id` leads to the record's page, a page
 * without `id` to the form for a new record.
 */
export function RecordAddress({ resource }: { readonly resource: string }) {
  const { id } = useParams()
  const createPath = useCreatePath()
  const page = id === undefined ? ({ type: 'create' } as const) : ({ id, type: 'show' } as const)
  const { search } = useLocation()
  const path = createPath({ resource: useMounted()(resource), ...page })
  return <Navigate to={`${path}${search}`} replace />
}
