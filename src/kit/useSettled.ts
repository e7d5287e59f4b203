import { useEffect, useState } from 'react'

/** A text once it has stood unchanged for a moment (milliseconds); until then the last one that did. */
export function useSettled(text: string, wait = 250): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait)
    return () => clearTimeout(timer)
  }, [text, wait])
  return settled
}
