import { Navigate, useLocation } from 'react-router-dom'

export { LivingFloor } from './LivingFloor.tsx'

/** The start of leasing is the living floor. */
export function LeasingHome() {
  const { search } = useLocation()
  return <Navigate to={`/leasing/floor${search}`} replace />
}
