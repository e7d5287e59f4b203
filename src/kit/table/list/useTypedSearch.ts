import { useState } from 'react'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
import { useTypingPause } from '#src/kit/base/keyboard/useTypingPause.ts'

/**
 * The text of a search field whose search is kept elsewhere, usually in the address. The text is the field's own,
 * so that input methods work; `search` is called when the user pauses. If the search changes in another way,
 * such as by "clear filters", the text follows it.
 */
export function useTypedSearch(
  sought: string,
  search: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(sought)
  const [seen, setSeen] = useState(sought)
  const [sent, setSent] = useState(sought)
  const pause = useTypingPause(300)
  if (sought !== seen) {
    setSeen(sought)
    // The search that was sent from here may arrive while the user types on.
    if (sought !== sent) {
      setSent(sought)
      setText(sought)
    }
  }
  const send = (typed: string) => {
    setSent(typed.trim())
    search(typed.trim())
  }
  useTimeout(send, text.trim() === sought ? null : pause, text)
  return [text, setText]
}
