import { useEffect } from 'react'
import { useNotify } from 'react-admin'

/**
 * Says once that signing in succeeded (specification section 5), because the sign-in page disappears too
 * soon. Shorter than other messages, because people sign in to work.
 */
export const SignedInToast = () => {
  const notify = useNotify()
  useEffect(() => notify('atrium.session.signed_in', { type: 'success', autoHideDuration: 1500 }), [notify])
  return null
}
