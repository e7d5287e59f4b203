import { useEffect, useState } from 'react'

/** Debounces a text: returns its last value that stayed unchanged for the given milliseconds. */
export function useSettled(text: string, wait = 250): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait)
    return () => clearTimeout(timer)
  }, [text, wait])
  return settled
}
