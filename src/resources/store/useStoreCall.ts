import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { useRetryKey } from '#src/kit/form/useRetryKey.ts'
import { useExplain, type Refusal } from './useExplain.ts'

type Result = 'done' | 'refused' | 'under_way'

/**
 * Changes units by a call of their own; one at a time, and once where the same is sent again. Afterwards everything on screen
 * is read anew. Where it was refused, `refused` says why.
 */
export function useStoreCall<R, I extends CallParts>(call: SendableCall<R, I>) {
  const { send: sendCall, isSending } = useSend(call)
  const client = useQueryClient()
  const explain = useExplain()
  const keyOf = useRetryKey()
  const [refused, setRefused] = useState<Refusal | null>(null)
  // State comes too late for the second click of a double click; what is done is not done again.
  const isUnderWay = useRef(false)
  async function send(input: I): Promise<Result> {
    if (isUnderWay.current) return 'under_way'
    isUnderWay.current = true
    setRefused(null)
    try {
      const options = call.method === 'POST' ? { idempotencyKey: keyOf(input) } : {}
      await sendCall(input, options)
      await client.invalidateQueries()
      return 'done'
    } catch (error) {
      isUnderWay.current = false
      setRefused(explain(error))
      return 'refused'
    }
  }
  return { send, isBusy: isSending, refused, clear: () => setRefused(null) }
}
