import { useEffect, useEffectEvent } from 'react'

/** Calls `end` when the component is removed, for what would otherwise go on without it. */
export function useUnmount(end: () => void): void {
  const stop = useEffectEvent(end)
  useEffect(() => () => stop(), [])
}
