import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { ownSessionEnd, ownSessions } from '#contract/core/ownSession.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { isAbsent } from '#src/kit/state/isAbsent.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { Calls } from '#src/providers/calls.ts'

type OwnSessions = z.infer<typeof ownSessions.reply>
export type OwnSession = OwnSessions['list'][number]

/** One session by its id, or all but this one. */
export type Ending = z.infer<typeof ownSessionEnd.body>

/** Where a change of the sessions has them read again. */
export const ownSessionsKey = ['profile/sessions']

/** Where the person is signed in, and how to sign out there. `isAbsent` where the back end does not tell. */
export function useOwnSessions() {
  const calls = useCalls()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<Ending | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => read(calls, signal),
    retry: false,
    // Somebody comes back from signing in or out on another device.
    refetchOnWindowFocus: true,
  })

  /** Returns how many ended; null when that failed, which the person has read then. */
  async function end(which: Ending): Promise<number | null> {
    setEnding(which)
    const { ended } = await calls.call<{ ended: number }>({
      method: 'POST',
      path: '/user/session/end',
      body: which,
    })
    await queries.invalidateQueries({ queryKey: ownSessionsKey })
    setEnding(null)
    return ended ?? null
  }

  return {
    list: data?.list ?? [],
    total: data?.total ?? 0,
    isPending,
    // What is known stays on screen when reading it again fails.
    error: data ? null : error,
    isAbsent: isAbsent(error),
    retry: () => void refetch(),
    end,
    ending,
  }
}

async function read(calls: Calls, signal: AbortSignal): Promise<OwnSessions> {
  const request = { method: 'GET', path: '/user/session' } as const
  const { list, total } = await answerOf<OwnSessions>(calls, request, signal)
  // A back end that returns anything else has another call under this path.
  if (!Array.isArray(list)) throw Object.assign(new Error(), { status: 404 })
  return { list, total: total ?? list.length }
}
