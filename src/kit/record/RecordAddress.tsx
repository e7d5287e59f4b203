import { useCreatePath } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'

/**
 * A short address of a record, for mails and notifications: a page `/…/:id` leads to the record's page, a page
 * without `id` to the form for a new record.
 */
export function RecordAddress({ resource }: { readonly resource: string }) {
  const { id } = useParams()
  const createPath = useCreatePath()
  const page = id === undefined ? ({ type: 'create' } as const) : ({ id, type: 'show' } as const)
  return <Navigate to={createPath({ resource, ...page })} replace />
}
