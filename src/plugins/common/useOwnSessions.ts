import { useState } from 'react'
import type { z } from 'zod'
import { ownSessionEnd, ownSessions } from '#contract/core/ownSession.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { isAbsent } from '#src/kit/state/isAbsent.ts'

export type OwnSession = z.infer<typeof ownSessions.reply>['list'][number]

/** One session by its id, or all but this one. */
export type Ending = z.infer<typeof ownSessionEnd.body>

/** Where the person is signed in, and how to sign out there. `isAbsent` where the back end does not tell. */
export function useOwnSessions() {
  const { send, showFailure } = useSend(ownSessionEnd, { refreshes: [session] })
  const [ending, setEnding] = useState<Ending | null>(null)
  // Somebody comes back from signing in or out on another device.
  const options = { refreshOn: [session], refetchOnWindowFocus: true }
  const { data, error, isPending, retry } = useCall(ownSessions, {}, options)

  /** Returns how many ended; null when that failed, which the person has read then. */
  async function end(which: Ending): Promise<number | null> {
    setEnding(which)
    try {
      return (await send({ body: which })).ended
    } catch (failure) {
      showFailure(failure)
      return null
    } finally {
      setEnding(null)
    }
  }

  return {
    list: data?.list ?? [],
    total: data?.total ?? 0,
    isPending,
    // What is known stays on screen when reading it again fails.
    error: data ? null : error,
    isAbsent: isAbsent(error),
    retry,
    end,
    ending,
  }
}

/** What ends a session names it, so that the list is read again. */
export const session = { name: 'session' }
