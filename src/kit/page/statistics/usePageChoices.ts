import { useSearchParams } from 'react-router-dom'
import { useLatest } from '#src/kit/base/control/useLatest.ts'

/**
 * The choices of a screen, such as a period or a dimension, which are in its address by name. A change is rendered at
 * once: a transition would let the next key start from the choices before it, and lose one of the two. For the same reason
 * each change starts from the last one, even if the screen has not been rendered since.
 */
export function usePageChoices() {
  const [params, setParams] = useSearchParams()
  const latestRef = useLatest(params)
  return {
    text: (name: string): string => params.get(name) ?? '',
    /** The number of the page of a list (`page` in the address), from 1. */
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    /** A choice from a list, the first by default. */
    choice: <T extends string>(name: string, options: readonly [T, ...(readonly T[])]): T =>
      options.find((option) => option === params.get(name)) ?? options[0],
    set: (change: Readonly<Record<string, string>>) => {
      latestRef.current = new URLSearchParams({ ...Object.fromEntries(latestRef.current), ...change })
      setParams(latestRef.current, { replace: true, flushSync: true })
    },
  }
}
