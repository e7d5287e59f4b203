import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `act` once, so many milliseconds after the component was shown or `about` last changed;
 * with null as the time, not at all.
 */
export function useTimeout(act: () => void, ms: number | null): void
export function useTimeout<T>(act: (about: T) => void, ms: number | null, about: T): void
export function useTimeout<T>(act: (about?: T) => void, ms: number | null, about?: T): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setTimeout(() => run(about), ms)
    return () => clearTimeout(timer)
  }, [ms, about])
}
