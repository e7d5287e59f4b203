import { useListener } from '#src/kit/base/device/useListener.ts'
import { useHasKeys } from '#src/kit/base/keyboard/useKeys.ts'

/**
 * Calls `open` for Ctrl or Cmd and K, and for `/` if the user is not typing and no list has handled that key.
 * Calls `prepare` for the first key of the shortcut, so that what is typed right after it is not lost.
 */
export function useSearchKeys(open: () => void, prepare: () => void): void {
  const hasKeys = useHasKeys()
  // On the window, after the list on the page, which may handle `/` first.
  useListener(window, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (key === 'Control' || key === 'Meta') prepare()
    const at = target instanceof Element ? target : null
    // A dialog that asks something stays on top.
    if (altKey || at?.closest('[role=dialog], [role=alertdialog]')) return
    const isChord = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k'
    const isSlash = hasKeys && key === '/' && !ctrlKey && !metaKey && !event.defaultPrevented && !isTyping(at)
    if (!isChord && !isSlash) return
    event.preventDefault()
    open()
  })
}

const isTyping = (at: Element | null): boolean =>
  at !== null &&
  at.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null
