import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { answerOf } from '#src/kit/answerOf.ts'
import { failureOf, type Failure } from '#src/kit/state/failureOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { BrandAudit } from './brandAuditRecord.ts'

/** A step in the life of a request. */
export type Step = 'approve' | 'reject' | 'withdraw' | 'submit' | 'resubmit'

/** What came of a step. */
type Taken =
  | { readonly failure: null; readonly audit: Partial<BrandAudit> }
  | { readonly failure: Failure; readonly audit: null }

/**
 * Takes a step of a request; one at a time. Says in a toast that it was taken, or what kept it from being taken, which is
 * answered too: then somebody else was faster, so everything on screen is read anew. Else it answers the request as it is then.
 */
export function useStep(id: string) {
  const calls = useCalls()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  async function take(step: Step, more: object = {}): Promise<Taken> {
    setBusy(true)
    try {
      const audit = await answerOf<BrandAudit>(calls, {
        method: 'PUT',
        path: brandAudit.path,
        query: { cond: { _id: id } },
        body: { action: step, ...more },
      })
      notify(`brandDB.brandAudit.done.${step}`, { type: 'success' })
      refresh()
      return { failure: null, audit }
    } catch (error) {
      const failure = failureOf(error)
      if (!comparable(failure)) {
        notify(failure.message, { type: 'error', messageArgs: { _: failure.message } })
        refresh()
      }
      return { failure, audit: null }
    } finally {
      setBusy(false)
    }
  }
  return { take, isBusy }
}

/** The brand was changed meanwhile, and both changes came along. */
export const comparable = ({ data }: Failure): boolean => 'proposed' in data && 'current' in data
