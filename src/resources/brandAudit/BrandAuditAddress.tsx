import { Navigate, useParams } from 'react-router-dom'
import { auditPath } from './brandAuditRecord.ts'

/** The short address of a request, which mails and notifications hold. */
export const BrandAuditAddress = () => {
  const { id = '' } = useParams()
  return <Navigate to={auditPath(id)} replace />
}
