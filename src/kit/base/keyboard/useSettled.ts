import { useState } from 'react'
import { useTimeout } from '#src/kit/base/clock/useTimeout.ts'
import { useTypingPause } from './useTypingPause.ts'

/**
 * Debounces a text: returns its last value that stayed unchanged for the given milliseconds, or longer while it is
 * being composed with an input method.
 */
export function useSettled(text: string, wait = 250): string {
  const [settled, setSettled] = useState(text)
  const pause = useTypingPause(wait)
  useTimeout(setSettled, pause, text)
  return settled
}
