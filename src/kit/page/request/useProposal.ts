import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { isRecord } from '#contract/isRecord.ts'
import { errcodes } from '#contract/reply.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { failureOf, type Failure } from '#src/kit/base/call/failureOf.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { changesIn, type FormValues } from '#src/kit/form/change/changes.ts'
import { mergeOf } from '#src/kit/form/change/mergeOf.ts'
import { newerIn } from '#src/kit/form/change/newerIn.ts'
import { errorsOf } from '#src/kit/form/fieldErrors.ts'
import type { Conflict } from '#src/kit/form/useSave.ts'
import type { RequestRecord } from './requests.ts'
import { useProposed, textOf, useRequests } from './requestsContext.ts'
import { sendProposal, type SendMode } from './sendProposal.ts'
import { readPart } from './useParts.ts'

interface Options {
  /** A new record is proposed. */
  readonly isNew: boolean
  /** The request that is continued, if any. */
  readonly continued: RequestRecord | null
  /** Called with how it was sent, and the id of the request. */
  readonly onSent: (manner: SendMode, id: string) => void
}

/** Messages by field, as forms expect them. */
type Errors = Record<string, string>

interface ProposalInput {
  readonly values: FormValues
  readonly base: FormValues
  readonly manner: SendMode
}

/**
 * Sends a proposed record, or only the differences of a changed one, with the revision that the input is based
 * on. Returns the errors of fields. A newer record is merged if nobody changed the same fields, otherwise it
 * becomes the conflict. If somebody's request came first, the page says so.
 */
export function useProposal({ isNew, continued, onSent }: Options) {
  const requests = useRequests()
  const { parts } = useProposed()
  const contract = useContract()
  const { send: sendCall } = useBackEnd()
  const notify = useNotify()
  const refresh = useRefresh()
  const retryKeyOf = useRetryKey()
  const [conflict, setConflict] = useState<(Conflict & { manner: SendMode }) | null>(null)
  const { run, isBusy } = useAction(sendOver)

  async function send(proposing: ProposalInput): Promise<Errors | undefined> {
    const outcome = await run(proposing)
    if (outcome && 'error' in outcome) throw outcome.error
    return outcome?.value
  }

  async function sendOver({ values, base, manner }: ProposalInput): Promise<Errors | undefined> {
    try {
      const after = await proposedIn(values, base)
      // A change is identified by its record and revision.
      const key = isNew && continued === null ? { idempotencyKey: retryKeyOf({ ...after, manner }) } : {}
      const sent = { after, base: isNew ? null : base, manner, continued, ...key }
      const id = await sendProposal(sendCall, requests, sent)
      setConflict(null)
      notify(textOf(requests, `sent.${manner}`), { type: 'success' })
      onSent(manner, id)
      refresh()
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      const newer = newerIn(failure)
      if (!newer) return refused(failure)
      // The present parts are merged with the input when it is sent.
      const seen = Object.fromEntries(Object.keys(parts).map((name) => [name, base[name]]))
      const theirs = { ...newer, ...seen }
      const versions = { mine: values, theirs, base, isBaseShared: true }
      const merge = mergeOf(versions, contract)
      if (merge.contested.length > 0) {
        setConflict({ ...versions, manner })
        return undefined
      }
      return sendOver({ values: merge.values, base: theirs, manner })
    }
  }

  /**
   * All values of a new record, otherwise those that differ from the record. A part is sent as a whole, with what others
   * have changed in it since the form was opened.
   */
  async function proposedIn(values: FormValues, base: FormValues): Promise<FormValues> {
    if (isNew) return changesIn(values, {}, contract, 'create')
    const changes: Record<string, unknown> = { ...changesIn(values, base, contract, 'edit') }
    for (const [name, part] of Object.entries(parts)) {
      if (!(name in changes)) continue
      const now = await readPart(sendCall, part, String(base.id))
      changes[name] = part.join(changes[name], base[name], now)
    }
    return changes
  }

  function refused({ code, message, data }: Failure): Errors | undefined {
    const { fields } = data
    if (isRecord(fields)) return refusedIn(fields)
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    // The banner says by whom, and links to it.
    if (code === errcodes['audit.in_progress']) refresh()
    return undefined
  }

  /** The errors of a proposal (`after.<field>`) at the fields of the form. */
  const refusedIn = (fields: Readonly<Record<string, unknown>>): Errors =>
    errorsOf(
      Object.fromEntries(Object.entries(fields).map(([name, key]) => [name.replace(/^after\./, ''), key])),
      contract.fields,
    )

  return { send, isBusy, conflict, settle: () => setConflict(null) }
}
