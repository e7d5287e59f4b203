import { Navigate, useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/personContext.ts'

/**
 * Users whose password was set by somebody else have to change it first, and then continue to the page they
 * opened.
 */
export const PasswordFirst = () => {
  const { user } = usePerson()
  const { pathname, search } = useLocation()
  if (!user.must_change_password || pathname === changePath) return null
  return <Navigate to={changePath} replace state={{ from: pathname + search }} />
}

const changePath = '/profile/password'
