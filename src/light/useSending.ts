import { useRef, useState } from 'react'
import { failureOf, type Failure } from './failure.ts'

/** What a form does while it is sent, and what went wrong the last time. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isSending = useRef(false)

  /** Does the work, but nothing while some is under way: a double click counts once. */
  const send = async (work: () => Promise<unknown>, onFailure?: (failure: Failure) => void) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const failed = failureOf(error)
      setFailure(failed)
      onFailure?.(failed)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { send, isBusy, failure, setFailure }
}
