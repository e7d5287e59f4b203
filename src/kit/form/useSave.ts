import { isRecord } from '#contract/isRecord.ts'
import { useContext, useRef, useState } from 'react'
import { useCreate, useResourceContext, useUpdate } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { RaRecord } from 'react-admin'
import { errcodes } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { OutboxFormContext } from '#src/kit/form/outbox/outboxForm.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import type { Failure } from '#src/kit/base/call/failureOf.ts'
import { changesIn } from '#src/kit/form/change/changes.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { errorsOf } from './fieldErrors.ts'
import { mergeOf } from '#src/kit/form/change/mergeOf.ts'
import type { Versions } from '#src/kit/form/change/mergeOf.ts'
import { newerIn } from '#src/kit/form/change/newerIn.ts'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'

/**
 * A conflict, because somebody else has saved the record: the form's values, the record now, and the
 * record before.
 */
export interface Conflict extends Versions {
  readonly theirs: RaRecord & FormValues
}

/** Error messages by field, in the form that react-admin expects from a save. */
type Errors = Record<string, string>

/**
 * Submits a form: only the changed fields, and for a stored record the revision that they are based on. Only
 * one submit runs at a time. It returns the server's field errors. If the record is newer, it merges and
 * submits again if both changed different fields, otherwise it sets the conflict. Any other error is shown as
 * a notification, and the form keeps its input.
 */
export function useSave(action: 'create' | 'edit', { onSaved, onKept, onNewer }: SaveCallbacks) {
  const resource = useResourceContext() ?? ''
  const contract = useContract()
  const words = useWords()
  const notify = useNotify()
  const [create] = useCreate()
  const [update] = useUpdate()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const retryKeyOf = useRetryKey()
  const outbox = useContext(OutboxFormContext)
  // A ref, because state updates too late for the second click of a double click.
  const isUnderWay = useRef(false)
  const savedOver = useRef<FormValues | null>(null)

  async function send(
    values: FormValues,
    base: FormValues,
    isBaseShared = true,
  ): Promise<Errors | undefined> {
    if (isUnderWay.current || savedOver.current === base) return undefined
    isUnderWay.current = true
    setSaving(true)
    try {
      return await store({ values, base, isBaseShared, joined: [] })
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }

  async function store({ values, base, isBaseShared, joined }: SaveRequest): Promise<Errors | undefined> {
    if (outbox?.hasFiles()) return keepFor(values)
    try {
      const saved =
        action === 'create'
          ? await make(filledIn(values, contract))
          : await change(changesIn(values, base, contract, action), base)
      // If the session has ended, react-admin returns no record: then nothing was saved.
      if (!isRecord(saved) || saved.id === undefined) return undefined
      savedOver.current = base
      void outbox?.discard()
      onSaved(saved)
      if (joined.length > 0) notify('atrium.conflict.joined', { messageArgs: { fields: namesOf(joined) } })
      setConflict(null)
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      if (outbox && failure.isNetwork && failure.isTemporary) return keepFor(values)
      if (outbox && failure.code === errcodes['idempotency.mismatch']) {
        await outbox.discard()
        onKept('already_sent')
        return undefined
      }
      const theirs = newerIn(failure)
      if (!theirs) return refused(failure)
      const conflict = { mine: values, theirs, base, isBaseShared }
      const merge = mergeOf(conflict, contract)
      if (merge.contested.length > 0 || theirs.rev === base.rev) {
        setConflict(conflict)
        return undefined
      }
      onNewer(theirs)
      const all = [...joined, ...merge.theirs]
      return store({ values: merge.values, base: theirs, isBaseShared: true, joined: all })
    }
  }

  /** Keeps the record on this device, to be sent later. */
  async function keepFor(values: FormValues): Promise<undefined> {
    try {
      await outbox?.queue(filledIn(values, contract))
      onKept('kept')
    } catch {
      // The browser has no room, or is told to store nothing.
      notify('atrium.outbox.not_kept', { type: 'error' })
    }
  }

  const namesOf = (sources: readonly string[]) => [...new Set(sources.map(words.label))].join(' · ')

  const make = (data: FormValues): Promise<RaRecord> =>
    create(
      resource,
      { data, meta: { idempotencyKey: outbox?.id ?? retryKeyOf(data) } },
      { returnPromise: true },
    )

  const change = (data: FormValues, base: FormValues): Promise<RaRecord> =>
    update(
      resource,
      { id: String(base.id), data, previousData: base },
      { returnPromise: true, mutationMode: 'pessimistic' },
    )

  function refused({ message, data }: Failure): Errors | undefined {
    const fields = data['fields']
    if (isRecord(fields)) return errorsOf(fields, contract.fields, data)
    // An external service returns its own error messages.
    const said = data['errors']
    if (isRecord(said))
      return Object.fromEntries(Object.entries(said).map(([at, text]) => [at, String(text)]))
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } })
    return undefined
  }

  return { send, isSaving, conflict, settle: () => setConflict(null) }
}

interface SaveCallbacks {
  readonly onSaved: (record: RaRecord) => void
  /** A new record is kept on this device until it can be sent, or the server has it as it was sent before. */
  readonly onKept: (outcome: 'kept' | 'already_sent') => void
  /** The record was newer, and the form's values are merged into that revision. */
  readonly onNewer: (record: RaRecord) => void
}

interface SaveRequest {
  readonly values: FormValues
  readonly base: FormValues
  readonly isBaseShared: boolean
  /** The fields that were merged from somebody else. */
  readonly joined: readonly string[]
}

/** The values to send for a new record: those in the form; the server fills in the rest. */
const filledIn = (values: FormValues, { fields }: Resource): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([source, value]) =>
        source in fields && fields[source]?.writable !== 'never' && value !== null && value !== undefined,
    ),
  )
