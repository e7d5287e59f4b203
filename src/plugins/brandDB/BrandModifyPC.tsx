import { Navigate, useLocation, useParams } from 'react-router-dom'

/** Where changes to a brand are proposed on a desktop. As long as changes need no approval, that is its form. */
export const BrandModifyPC = () => {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/brandDB/brand/${encodeURIComponent(id)}${search}`} replace />
}
