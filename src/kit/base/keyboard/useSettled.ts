import { useEffect, useState } from 'react'
import { useTypingPause } from './useTypingPause.ts'

/**
 * Debounces a text: returns its last value that stayed unchanged for the given milliseconds, or longer while it is
 * being composed with an input method.
 */
export function useSettled(text: string, wait = 250): string {
  const [settled, setSettled] = useState(text)
  const pause = useTypingPause(wait)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
