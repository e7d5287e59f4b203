import { useRef, useState } from 'react'

/** What an action returned, or why it failed. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown }

/**
 * Runs an action of the user, one at a time: while it is under way, `run` does nothing and returns undefined.
 * With `once` it also does nothing after the action has succeeded, for example until the page is left. `error`
 * is why the latest run failed.
 */
export function useAction<A extends readonly unknown[], T>(
  act: (...given: A) => T | Promise<T>,
  { once = false }: { readonly once?: boolean } = {},
) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // State comes too late for the second click of a double click.
  const isClosed = useRef(false)

  async function run(...given: A): Promise<Outcome<T> | undefined> {
    if (isClosed.current) return undefined
    isClosed.current = true
    setBusy(true)
    setError(null)
    try {
      const value = await act(...given)
      isClosed.current = once
      return { value }
    } catch (thrown) {
      isClosed.current = false
      setError(thrown)
      return { error: thrown }
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, error, clear: () => setError(null) }
}
