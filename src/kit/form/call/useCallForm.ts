import { useRef } from 'react'
import { useRefresh } from 'react-admin'
import type { FormCall } from '#contract/call.ts'
import type { CallParts } from '#contract/callInput.ts'
import { errcodes } from '#contract/reply.ts'
import type { Fields } from '#contract/resource.ts'
import { takenSchema, type Taken } from '#contract/takenFields.ts'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'

/** What a form for a call sends, and its texts. */
export interface CallFormContent<F extends Fields, R, I extends CallParts> {
  /** A call with `takes`, from `formCall` or `stepCall`. */
  readonly call: FormCall<F, R, I>
  /** Returns what is sent, from what was filled in: `(body) => ({ params: { id }, body })`. */
  readonly input: (body: Taken<F>) => NoInfer<I>
  /**
   * The message key of the texts of the fields: `<texts>.fields`, and `.help` and `.choices` if there are
   * any.
   */
  readonly texts: string
  /** What the inputs contain at first. */
  readonly values?: { readonly [N in keyof F]?: unknown }
}

/** A form for a call: what it sends, and what follows. */
export interface CallFormOptions<F extends Fields, R, I extends CallParts> extends CallFormContent<F, R, I> {
  /** Called with the reply. Everything on screen is being read again then. */
  readonly onDone: (reply: R) => void
  /** Called with the reason when the call is refused, which the form also shows. */
  readonly onFailed?: (error: unknown) => void
}

/** Sends what was filled in. A retry after a lost reply does not act twice. */
export function useCallForm<F extends Fields, R, I extends CallParts>({
  call,
  input,
  onDone,
  onFailed,
}: Pick<CallFormOptions<F, R, I>, 'call' | 'input' | 'onDone' | 'onFailed'>) {
  const { send } = useSend(call)
  const keyOf = useRetryKey()
  const refresh = useRefresh()
  // Content that is sent again after a success is meant to act again.
  const count = useRef(0)
  return async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const given = input(takenSchema(call.takes).parse(values))
    try {
      const reply = await send(given, { idempotencyKey: keyOf([count.current, given]) })
      count.current += 1
      refresh()
      onDone(reply)
    } catch (error) {
      // A user who sends it again has read that it may have been done.
      if (failureOf(error).code === errcodes['idempotency.pending']) count.current += 1
      onFailed?.(error)
      throw error
    }
  }
}
