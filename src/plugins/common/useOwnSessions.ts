import { useState } from 'react'
import type { z } from 'zod'
import { ownSessionEnd, ownSessions } from '#contract/core/ownSession.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'

export type OwnSession = z.infer<typeof ownSessions.reply>['list'][number]

/** One session by its id, or all but this one. */
export type Ending = z.infer<typeof ownSessionEnd.body>

/**
 * The devices where the user is signed in, and how to sign out there. `isAbsent` if the back end has no such
 * call.
 */
export function useOwnSessions() {
  const { send, showFailure } = useSend(ownSessionEnd, { refreshes: [session] })
  const [ending, setEnding] = useState<Ending | null>(null)
  // The user may have signed in or out on another device.
  const options = { refreshOn: [session], refetchOnWindowFocus: true }
  const { data, error, isPending, retry } = useCall(ownSessions, {}, options)

  /** Returns the number of sessions that ended; null if it failed, which the user has been told. */
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
    // If fetching again fails, the previous data stays on screen.
    error: data ? null : error,
    isAbsent: isAbsent(error),
    retry,
    end,
    ending,
  }
}

/** Calls that end a session name this, so that the list is fetched again. */
export const session = { name: 'session' }
