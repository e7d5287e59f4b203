import { useListener } from '#src/kit/base/device/useListener.ts'

/**
 * Gives the forms for a forgotten password an entry in the browser's history, so that Back returns to the
 * sign-in form. Returns a function that opens or leaves them. `toggle` is called when that has happened, also
 * when the user went back or forward.
 */
export function useForgetEntry(isForget: boolean, toggle: () => void): () => void {
  useListener(window, 'popstate', () => {
    if (isForgetEntry() !== isForget) toggle()
  })

  return () => {
    if (isForget && isForgetEntry()) return history.back()
    // The address stays the same, because another address would reload the page.
    if (!isForget) history.pushState({ isForget: true }, '')
    return toggle()
  }
}

/** Whether the current entry of the history belongs to these forms; also true after a reload. */
export const isForgetEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isForget' in state
}
