import { useEffect, useEffectEvent } from 'react'

/** Tries again as soon as the browser says that the network is back. */
export function useRetryOnline(retry: () => void, isOn = true): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isOn) return undefined
    const go = () => again()
    addEventListener('online', go)
    return () => removeEventListener('online', go)
  }, [isOn])
}
