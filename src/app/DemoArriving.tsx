import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { ArrivingContext } from '#src/kit/value/state/arrivingContext.ts'
import { configNow, loadConfig, renewConfig } from '#src/providers/config.ts'

/** Milliseconds between two looks while something is arriving. */
const lookMs = 2000

/**
 * Says what of the demo data is still arriving, and fetches again what is on screen whenever another kind of data has arrived.
 */
export function DemoArriving({ children }: { children: ReactNode }) {
  const [arriving, setArriving] = useState(() => configNow().arriving)
  const queryClient = useQueryClient()
  useEffect(() => void loadConfig().then((config) => setArriving(config.arriving)), [])
  useEffect(() => {
    if (!arriving) return undefined
    const timer = setTimeout(async () => {
      const next = (await renewConfig()).arriving
      setArriving(next && { ...next })
      if (next?.kind !== arriving.kind) void queryClient.invalidateQueries()
    }, lookMs)
    return () => clearTimeout(timer)
  }, [arriving, queryClient])
  return <ArrivingContext value={arriving}>{children}</ArrivingContext>
}
