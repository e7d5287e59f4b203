import { useSyncExternalStore } from 'react'

/** Whether the window is as narrow as a phone (720 px), where rows become cards. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)

function subscribe(listener: () => void): () => void {
  const query = media()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

const isPhone = () => media()?.matches ?? false

/** Missing in test environments without media queries. */
const media = () => globalThis.matchMedia?.('(max-width: 720px)')
