import { Navigate, useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/base/person/personContext.ts'

/**
 * Users whose password was set by somebody else have to change it first, users whose role requires a second factor set it
 * up next, and then they continue to the page they opened.
 */
export const DutyFirst = () => {
  const { user } = usePerson()
  const { pathname, search } = useLocation()
  const factor = user.must_set_up_factor ? '/profile/second-factor' : pathname
  const due = user.must_change_password ? '/profile/password' : factor
  return pathname === due ? null : <Navigate to={due} replace state={{ from: pathname + search }} />
}
