import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { mergeOf } from '#src/kit/form/change/mergeOf.ts'
import { newerIn } from '#src/kit/form/change/newerIn.ts'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import type { Conflict } from '#src/kit/form/useSave.ts'
import { failureOf, type Failure } from '#src/kit/base/call/failureOf.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import type { BrandAudit } from './brandAuditRecord.ts'
import { proposedBrand, type ProposedValues } from './proposedBrand.ts'
import { proposedIn } from './proposedIn.ts'
import { refusedIn, type Errors } from './refusedIn.ts'
import { sendProposal, type Manner } from './sendProposal.ts'

interface Options {
  /** A new brand is proposed. */
  readonly isNew: boolean
  /** The request that is continued, if any. */
  readonly continued: BrandAudit | null
  /** Called with how it was sent, and the id of the request. */
  readonly onSent: (manner: Manner, id: string) => void
}

/**
 * Sends a proposed brand, or only the differences of a changed one, with the revision that the input is based
 * on. Returns the errors of fields. A newer brand is merged if nobody changed the same fields, otherwise it
 * becomes the conflict. If somebody's request came first, the page says so.
 */
export function useModify({ isNew, continued, onSent }: Options) {
  const { send: sendCall } = useBackEnd()
  const notify = useNotify()
  const refresh = useRefresh()
  const retryKeyOf = useRetryKey()
  const [conflict, setConflict] = useState<(Conflict & { manner: Manner }) | null>(null)
  const { run, isBusy } = useAction(sendOver)

  async function send(
    values: ProposedValues,
    base: ProposedValues,
    manner: Manner,
  ): Promise<Errors | undefined> {
    const outcome = await run(values, base, manner)
    if (outcome && 'error' in outcome) throw outcome.error
    return outcome?.value
  }

  async function sendOver(
    values: ProposedValues,
    base: ProposedValues,
    manner: Manner,
  ): Promise<Errors | undefined> {
    try {
      const after = await proposedIn(values, isNew ? null : base, sendCall)
      // A change is identified by its brand and revision.
      const key = isNew && continued === null ? { idempotencyKey: retryKeyOf({ ...after, manner }) } : {}
      const { _id } = await sendProposal(sendCall, after, {
        base: isNew ? null : base,
        manner,
        continued,
        ...key,
      })
      setConflict(null)
      notify(`brandDB.brandAudit.sent.${manner}`, { type: 'success' })
      onSent(manner, _id)
      refresh()
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      const newer = newerIn(failure)
      if (!newer) return refused(failure)
      // The current ones are merged with the input when it is sent.
      const theirs = { ...newer, companies: base.companies }
      const versions = { mine: values, theirs, base, isBaseShared: true }
      const merge = mergeOf(versions, proposedBrand)
      if (merge.contested.length > 0) {
        setConflict({ ...versions, manner })
        return undefined
      }
      return sendOver(merge.values, theirs, manner)
    }
  }

  function refused({ code, message, data }: Failure): Errors | undefined {
    const fields = data['fields']
    if (typeof fields === 'object' && fields !== null) return refusedIn(fields)
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    // The banner says by whom, and links to it.
    if (code === errcodes['audit.in_progress']) refresh()
    return undefined
  }

  return { send, isBusy, conflict, settle: () => setConflict(null) }
}
