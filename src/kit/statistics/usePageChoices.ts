import { useSearchParams } from 'react-router-dom'

/**
 * The choices of a page, such as a period or a dimension, which are in its address by name. A change is rendered at
 * once: a transition would let the next key start from the choices before it, and lose one of the two.
 */
export function usePageChoices() {
  const [params, setParams] = useSearchParams()
  return {
    text: (name: string): string => params.get(name) ?? '',
    /** A choice from a list, the first by default. */
    choice: <T extends string>(name: string, options: readonly [T, ...(readonly T[])]): T =>
      options.find((option) => option === params.get(name)) ?? options[0],
    set: (change: Readonly<Record<string, string>>) =>
      setParams((known) => new URLSearchParams({ ...Object.fromEntries(known), ...change }), {
        replace: true,
        flushSync: true,
      }),
  }
}
