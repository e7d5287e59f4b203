import { useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brand } from '#contract/brand.ts'
import { brandAudit } from '#contract/brandAudit.ts'
import { errcodes } from '#contract/reply.ts'
import { changesIn, type Values } from '#src/kit/form/changes.ts'
import { mergeOf } from '#src/kit/form/mergeOf.ts'
import { newerIn } from '#src/kit/form/newerIn.ts'
import type { Conflict } from '#src/kit/form/useSave.ts'
import { messageFor } from '#src/kit/input/problemOf.ts'
import { failureOf, type Failure } from '#src/kit/state/failureOf.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import type { HttpRequest } from '#src/providers/http.ts'
import { answerOf } from './answerOf.ts'
import type { BrandAudit } from './brandAuditRecord.ts'

/** How a change is sent: for approval, as a draft to go on with, or made at once. */
export type Manner = 'submit' | 'draft' | 'save'

/** Messages by field, as a form takes them back. */
type Errors = Record<string, string>

interface Options {
  /** The request that is gone on with, if one is. */
  readonly continued: BrandAudit | null
  readonly onSent: (manner: Manner) => void
}

/**
 * Sends a proposed change of a brand: what differs alone, with the revision it was typed over. Answers the errors of fields.
 * A newer brand is merged where nobody changed the same, else it becomes the conflict; where somebody's request came first
 * the page says so.
 */
export function useModify({ continued, onSent }: Options) {
  const calls = useCalls()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<(Conflict & { manner: Manner }) | null>(null)
  // State comes too late for the second click of a double click.
  const isUnderWay = useRef(false)

  async function send(values: Values, base: RaRecord, manner: Manner): Promise<Errors | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    try {
      return await sendOver(values, base, manner)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  async function sendOver(values: Values, base: RaRecord, manner: Manner): Promise<Errors | undefined> {
    try {
      await answerOf(calls, requestOf(changesIn(values, base, brand, 'edit'), { base, manner, continued }))
      setConflict(null)
      notify(`brandDB.brandAudit.sent.${manner}`, { type: 'success' })
      onSent(manner)
      refresh()
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      const theirs = newerIn(failure)
      if (!theirs) return refused(failure)
      const versions = { mine: values, theirs, base, isBaseShared: true }
      const merge = mergeOf(versions, brand)
      if (merge.contested.length > 0) {
        setConflict({ ...versions, manner })
        return undefined
      }
      return sendOver(merge.values, theirs, manner)
    }
  }

  function refused({ code, message, data }: Failure): Errors | undefined {
    const fields = data['fields']
    if (typeof fields === 'object' && fields !== null) return messagesFor(fields)
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    // The banner says by whom, and leads there.
    if (code === errcodes['audit.in_progress']) refresh()
    return undefined
  }

  return { send, isBusy, conflict, settle: () => setConflict(null) }
}

interface Way {
  readonly base: RaRecord
  readonly manner: Manner
  readonly continued: BrandAudit | null
}

function requestOf(after: Values, { base, manner, continued }: Way): HttpRequest {
  const { id, rev } = base
  if (manner === 'save')
    return { method: 'PUT', path: brand.path, query: { cond: { _id: id } }, body: { ...after, rev } }
  if (continued === null) {
    const status = manner === 'draft' ? { status: 'draft' } : {}
    const body = { kind: 'update', brand_id: id, after, base_rev: rev, source: 'pc', ...status }
    return { method: 'POST', path: brandAudit.path, body }
  }
  const step = manner === 'draft' ? {} : { action: continued.status === 'draft' ? 'submit' : 'resubmit' }
  // What the form does not ask for stays proposed.
  const companies = 'companies' in continued.after ? { companies: continued.after['companies'] } : {}
  const query = { cond: { _id: continued._id } }
  return { method: 'PUT', path: brandAudit.path, query, body: { ...step, after: { ...companies, ...after } } }
}

/** In the form of react-admin's validators, which carries the bounds to the message. */
const messagesFor = (fields: object): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, key]) => {
      const source = name.replace(/^after\./, '')
      return [
        source,
        `@@react-admin@@${JSON.stringify(messageFor(brand.fields[source as never], String(key)))}`,
      ]
    }),
  )
