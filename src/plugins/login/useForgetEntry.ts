import { useEffect } from 'react'

/**
 * Makes the forms for a forgotten password an entry of the history, so that Back leads from them to sign-in.
 * What it returns opens or leaves them; `toggle` is called when that has happened, or when the person went
 * back or forth.
 */
export function useForgetEntry(isForget: boolean, toggle: () => void): () => void {
  useEffect(() => {
    const follow = () => {
      if (isForgetEntry() !== isForget) toggle()
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isForget])

  return () => {
    if (isForget && isForgetEntry()) return history.back()
    // Under the same address: another one would start the page anew.
    if (!isForget) history.pushState({ isForget: true }, '')
    return toggle()
  }
}

/** Whether the entry of the history that is on screen is the one of these forms; also after a reload. */
export const isForgetEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isForget' in state
}
