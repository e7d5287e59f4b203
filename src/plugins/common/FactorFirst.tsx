import { Navigate, useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/personContext.ts'

/** Users whose role requires a second factor set it up first, and then continue to the page they opened. */
export const FactorFirst = () => {
  const { user } = usePerson()
  const { pathname, search } = useLocation()
  const isDue = user.must_set_up_factor && !user.must_change_password
  if (!isDue || pathname === setupPath) return null
  return <Navigate to={setupPath} replace state={{ from: pathname + search }} />
}

const setupPath = '/profile/second-factor'
