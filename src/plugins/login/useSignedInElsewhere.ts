import { useEffect, useEffectEvent } from 'react'
import { readSession } from '#src/providers/session.ts'

/**
 * Calls back once somebody has signed in in another tab and, with several sites, has chosen one there. Not
 * while `isBusy`: this page is signing in itself, or a new password is being set on it.
 */
export function useSignedInElsewhere(isBusy: boolean, onSignedIn: () => void): void {
  const look = useEffectEvent(() => {
    const { token, user, isSiteChosen } = readSession()
    // The token is stored before the person, whom some back ends name only when asked.
    const isKnown = token !== null && user !== null && user._id !== ''
    if (isKnown && (isSiteChosen || user.sites.length < 2)) onSignedIn()
  })
  useEffect(() => {
    if (isBusy) return undefined
    // Also what happened while this page was loading.
    look()
    const follow = () => look()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [isBusy])
}
