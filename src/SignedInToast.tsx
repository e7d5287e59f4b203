import { useEffect } from 'react'
import { useNotify } from 'react-admin'

/** Says once that signing in succeeded (specification section 5): the sign-in page is gone too soon to be read. */
export const SignedInToast = () => {
  const notify = useNotify()
  useEffect(() => notify('atrium.session.signed_in', { type: 'success' }), [notify])
  return null
}
