import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `act` every so many milliseconds, counted from when the component was shown or `about` last changed;
 * with null as the time, not at all.
 */
export function useInterval(act: () => void, ms: number | null): void
export function useInterval<T>(act: (about: T) => void, ms: number | null, about: T): void
export function useInterval<T>(act: (about?: T) => void, ms: number | null, about?: T): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setInterval(() => run(about), ms)
    return () => clearInterval(timer)
  }, [ms, about])
}
