import { Navigate, useLocation } from 'react-router-dom'
import { usePerson } from '#src/kit/personContext.ts'

/** Leads those whose password somebody else has set to changing it, and after that to where they were going. */
export const PasswordFirst = () => {
  const { user } = usePerson()
  const { pathname, search } = useLocation()
  if (!user.must_change_password || pathname === changePath) return null
  return <Navigate to={changePath} replace state={{ from: pathname + search }} />
}

const changePath = '/profile/password'
