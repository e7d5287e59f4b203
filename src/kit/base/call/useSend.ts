import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { SendableCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import type { Resource } from '#contract/resource.ts'
import type { SendOptions } from '#src/providers/send.ts'
import { refreshCalls } from './callKey.ts'
import { useBackEnd } from './callsContext.ts'
import { placed } from './placed.ts'

/** Options for a sending call, given before it is sent. */
export interface UseSendOptions {
  /** Replies that depend on these resources (`refreshOn`) are fetched again after the call has succeeded. */
  readonly refreshes?: readonly Pick<Resource, 'name'>[]
}

type Arguments<I> =
  Record<never, never> extends I
    ? [input?: NoInfer<I>, options?: SendOptions]
    : [input: NoInfer<I>, options?: SendOptions]

/**
 * Sends a call of the contract when the user acts. Path parameters, query, body and reply are typed by the
 * call: `const { send, isSending } = useSend(closeLot)`, then `const { closed } = await send({ params: { id
 * }, body: { reason } })`. `send` rejects with a `CallError`; `.catch(showFailure)` shows the reason in a
 * toast.
 */
export function useSend<R, I extends CallParts>(
  call: SendableCall<R, I>,
  { refreshes = [] }: UseSendOptions = {},
) {
  const calls = useBackEnd()
  const client = useQueryClient()
  const translate = useTranslate()
  const [underWay, setUnderWay] = useState(0)

  async function send(...[input, options = {}]: Arguments<I>): Promise<R> {
    setUnderWay((count) => count + 1)
    try {
      // `Arguments` allows the input to be omitted only if nothing in it is required.
      const reply = await calls.send(call, input ?? ({} as I), options)
      if (refreshes.length > 0) await refreshCalls(client, refreshes)
      return reply
    } catch (error) {
      throw placed(error, call.body, translate)
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  return { send, isSending: underWay > 0, showFailure: calls.showFailure }
}
