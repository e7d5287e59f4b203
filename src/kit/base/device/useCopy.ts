import { useNotify } from '#src/kit/base/text/useNotify.ts'

/** Returns a function that copies a text to the clipboard, and says whether it could. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('atrium.copy.done', { type: 'success' })
    } catch {
      // Without https the browser offers no clipboard, and users can forbid it.
      notify('atrium.copy.failed', { type: 'error' })
    }
  }
}
