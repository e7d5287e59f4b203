import { useCallback, useRef } from 'react'

/** A text box right before its text is changed. */
interface TextState {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Tells what an edit of a text box puts in place of what. */
export function useEdit() {
  const before = useRef<TextState>(null)
  const listen = useCallback((element: HTMLInputElement | null) => {
    if (!element) return undefined
    const look = () => {
      const { value, selectionStart, selectionEnd } = element
      before.current = { text: value, start: selectionStart ?? 0, end: selectionEnd ?? value.length }
    }
    element.addEventListener('beforeinput', look)
    return () => element.removeEventListener('beforeinput', look)
  }, [])
  /**
   * Whether the commas of the text are those that it had before: nothing with a comma was put in, and a part of the text is
   * left. What is not known, such as the text that undoing brings back, counts as put in.
   */
  const keepsSeparators = (text: string): boolean => {
    const { text: last = '', start = 0, end = 0 } = before.current ?? {}
    before.current = null
    const [left, right] = [last.slice(0, start), last.slice(end)]
    if (left + right === '') return false
    // Deleting can take away more than is selected.
    if (text.length < left.length + right.length) return isLeftOf(text, last)
    return (
      text.startsWith(left) &&
      text.endsWith(right) &&
      !text.slice(start, text.length - right.length).includes(',')
    )
  }
  return { listen, keepsSeparators }
}

/** Whether a text is another with one piece taken out. */
function isLeftOf(text: string, whole: string): boolean {
  let same = 0
  while (same < text.length && text[same] === whole[same]) same += 1
  return whole.endsWith(text.slice(same))
}
