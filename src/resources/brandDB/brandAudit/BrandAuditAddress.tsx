import { Navigate, useParams } from 'react-router-dom'
import { auditPath } from './brandAuditRecord.ts'

/** Redirects from the short address of a request, which mails and notifications use. */
export const BrandAuditAddress = () => {
  const { id = '' } = useParams()
  return <Navigate to={auditPath(id)} replace />
}
