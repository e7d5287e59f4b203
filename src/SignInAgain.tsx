import { useEffect } from 'react'

/** Somebody in the console went to `/login` by hand: the page starts anew, and there is the sign-in page. */
export const SignInAgain = () => {
  useEffect(() => location.reload(), [])
  return null
}
