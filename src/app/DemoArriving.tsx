import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
import { ArrivingContext } from '#src/kit/value/state/arrivingContext.ts'
import { renewConfig } from '#src/providers/config.ts'
import { useConfig } from '#src/providers/useConfig.ts'

/** Milliseconds between two looks while something is arriving. */
const lookMs = 2000

/**
 * Says what of the demo data is still arriving, and fetches again what is on screen whenever another kind of data has arrived.
 */
export function DemoArriving({ children }: { children: ReactNode }) {
  const { arriving } = useConfig()
  const [looks, setLooks] = useState(0)
  const queryClient = useQueryClient()
  const look = async (last: number) => {
    const next = (await renewConfig()).arriving
    setLooks(last + 1)
    if (next?.kind !== arriving?.kind) void queryClient.invalidateQueries()
  }
  useTimeout(look, arriving ? lookMs : null, looks)
  return <ArrivingContext value={arriving}>{children}</ArrivingContext>
}
