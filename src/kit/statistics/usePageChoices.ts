import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The choices of a page, such as a period or a dimension, which are in its address by name. A change is rendered at
 * once: a transition would let the next key start from the choices before it, and lose one of the two. For the same reason
 * each change starts from the last one, also where the page has not been drawn since.
 */
export function usePageChoices() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  return {
    text: (name: string): string => params.get(name) ?? '',
    /** A choice from a list, the first by default. */
    choice: <T extends string>(name: string, options: readonly [T, ...(readonly T[])]): T =>
      options.find((option) => option === params.get(name)) ?? options[0],
    set: (change: Readonly<Record<string, string>>) => {
      latest.current = new URLSearchParams({ ...Object.fromEntries(latest.current), ...change })
      setParams(latest.current, { replace: true, flushSync: true })
    },
  }
}
