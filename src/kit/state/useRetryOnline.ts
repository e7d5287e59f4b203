import { useEffect, useEffectEvent } from 'react'

/** Tries again as soon as the browser says that the network is back. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const again = useEffectEvent(() => retry?.())
  useEffect(() => {
    const go = () => again()
    addEventListener('online', go)
    return () => removeEventListener('online', go)
  }, [])
}
