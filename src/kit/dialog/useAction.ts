import { useRef, useState } from 'react'

/** What an action returned, or why it failed. */
export type Outcome<T> = { readonly value: T } | { readonly error: unknown }

/**
 * Runs an action of the user, one at a time: while it is under way, `run` does nothing and returns undefined.
 * `error` is why the latest run failed.
 */
export function useAction<A extends readonly unknown[], T>(act: (...given: A) => T | Promise<T>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function run(...given: A): Promise<Outcome<T> | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    setError(null)
    try {
      return { value: await act(...given) }
    } catch (thrown) {
      setError(thrown)
      return { error: thrown }
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return { run, isBusy, error }
}
