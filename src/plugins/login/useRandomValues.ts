import { useEffect, useState } from 'react'

/** How often decorative values change, in milliseconds (specification section 9). */
const DECORATION_MS = 3000

/** Random numbers from 0 to 1, made anew every three seconds; once only for people who want no motion. */
export function useRandomValues(count: number): readonly number[] {
  const [values, setValues] = useState(() => randomValues(count))
  useEffect(() => {
    if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setValues(randomValues(count)), DECORATION_MS)
    return () => clearInterval(timer)
  }, [count])
  return values
}

const randomValues = (count: number): readonly number[] => Array.from({ length: count }, () => Math.random())
