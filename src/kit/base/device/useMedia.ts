import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, such as `(max-width: 720px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query)?.matches ?? false)
}

/** Missing in test environments without media queries. */
const mediaOf = (query: string) => globalThis.matchMedia?.(query)
