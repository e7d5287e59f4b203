import { useEffect } from 'react'

/** For users who go to `/login` by hand: reloads the page, which then shows the sign-in page. */
export const SignInAgain = () => {
  useEffect(() => location.reload(), [])
  return null
}
