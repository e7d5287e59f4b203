import { useSyncExternalStore } from 'react'

/**
 * How long the user must pause before their text is searched, in milliseconds: `wait`, and a second more while they
 * compose characters with an input method, because unfinished pinyin is not what they mean. The pause must end even
 * so: keyboards of phones compose every Latin word, and end it only at the next space.
 */
export const useTypingPause = (wait: number): number =>
  useSyncExternalStore(subscribe, isComposing) ? wait + composingMs : wait

const composingMs = 1000

let composed: EventTarget | null = null

// An element that is removed reports no end.
const isComposing = (): boolean => composed !== null && composed === document.activeElement

function subscribe(tell: () => void): () => void {
  const start = ({ target }: Event) => {
    composed = target
    tell()
  }
  const end = () => {
    composed = null
    tell()
  }
  document.addEventListener('compositionstart', start)
  document.addEventListener('compositionend', end)
  return () => {
    document.removeEventListener('compositionstart', start)
    document.removeEventListener('compositionend', end)
  }
}
