import { useEffect } from 'react'

/** Tries again as soon as the browser says that the network is back. */
export function useRetryOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
